import { useEffect, useRef, type FC } from "react";

import { playVideo } from "./play-video";

import * as styles from "./Prose.module.scss";

/** Text that an editor wrote in Markdown, as the HTML made from it by the build (src/build/rich-text.ts). */
export const Prose: FC<{ html: string }> = ({ html }) => {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.addEventListener("click", playVideo);
  }, []);

  return <div className={styles.root} ref={root} dangerouslySetInnerHTML={{ __html: html }} />;
};
