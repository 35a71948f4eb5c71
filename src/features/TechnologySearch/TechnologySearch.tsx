import { useEffect, useRef, useState, type FC } from "react";

import { hirePath } from "../../../common/catalogue/paths";
import { technologyOf } from "../../../common/catalogue/technologies";
import { lazyComponent } from "../../components/lazy-component";
import { loadPage } from "../../lib/load-page";

import { TechnologyInput } from "./TechnologyInput";

const label = "Find a technology";

const Combobox = lazyComponent(
  async () => (await import("./TechnologyCombobox")).TechnologyCombobox,
  () => null,
);

/** A combobox that navigates to a technology's hire page. Its code is loaded on first interaction. */
export const TechnologySearch: FC = () => {
  const ref = useRef<HTMLInputElement>(null);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const activate = () => setInput(ref.current);

  // The visitor may have used the field before hydration.
  useEffect(() => {
    if (ref.current?.value || ref.current === document.activeElement) activate();
  }, []);

  return (
    <div onFocus={activate} onPointerOver={activate}>
      <TechnologyInput ref={ref} label={label}>
        {input && (
          <Combobox
            input={input}
            label={label}
            onSelect={(slug) => loadPage(hirePath(technologyOf(slug)))}
          />
        )}
      </TechnologyInput>
    </div>
  );
};
