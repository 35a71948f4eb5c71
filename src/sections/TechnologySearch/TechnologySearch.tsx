import { navigate } from "gatsby";
import { useEffect, useRef, useState, type FC } from "react";

import { hirePath } from "../../catalogue/paths";
import { technologyOf } from "../../catalogue/technologies";
import { lazyComponent } from "../../components/lazy-component";

import { TechnologyInput } from "./TechnologyInput";

const label = "Find a technology";

const Picker = lazyComponent(
  async () => (await import("./TechnologyPicker")).TechnologyPicker,
  () => null,
);

/** A field that leads to the page of the technology that somebody types. It works once it is touched. */
export const TechnologySearch: FC = () => {
  const ref = useRef<HTMLInputElement>(null);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const prepare = () => setInput(ref.current);

  // Somebody may have been here before script was.
  useEffect(() => {
    if (ref.current?.value || ref.current === document.activeElement) prepare();
  }, []);

  return (
    <div onFocus={prepare} onPointerOver={prepare}>
      <TechnologyInput ref={ref} label={label}>
        {input && (
          <Picker
            input={input}
            label={label}
            onPick={(slug) => void navigate(hirePath(technologyOf(slug)))}
          />
        )}
      </TechnologyInput>
    </div>
  );
};
