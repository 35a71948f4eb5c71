const fence = /^ {0,3}(`{3,}|~{3,})/;

/** Calls a function for each line, with whether it is part of code. */
export const eachLine = (markdown: string, use: (line: string, isCode: boolean) => void) => {
  let open = "";
  for (const line of markdown.split("\n")) {
    const mark = fence.exec(line)?.[1];
    use(line, open !== "");
    if (mark && !open) open = mark;
    else if (mark?.startsWith(open) && line.trim() === mark) open = "";
  }
};
