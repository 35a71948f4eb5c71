import { syncPluginCookies } from "./vendors";

it.each(["localStorage", "sessionStorage"] as const)(
  "removes what a tool that may not load has left in %s, and nothing else",
  (storage) => {
    window[storage].setItem("_hjSession_1", "1");
    window[storage].setItem("draft:contact", "Hello");
    syncPluginCookies({ statistics: false, chat: false });

    expect(Object.keys(window[storage])).toEqual(["draft:contact"]);
    window[storage].clear();
  },
);
