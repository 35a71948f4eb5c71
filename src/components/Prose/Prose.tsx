import { useEffect, useRef, type FC } from "react";

import { playVideo } from "./play-video";

import * as styles from "./Prose.module.scss";

/** HTML that the build rendered from an editor's Markdown (src/gatsby/rich-text.ts). */
export const Prose: FC<{ html: string }> = ({ html }) => {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.addEventListener("click", playVideo);
  }, []);

  return <div className={styles.root} ref={root} dangerouslySetInnerHTML={{ __html: html }} />;
};
