import { syncPluginCookies } from "./vendors";

it.each(["localStorage", "sessionStorage"] as const)(
  "removes only the entries of vendors that are not allowed from %s",
  (storage) => {
    window[storage].setItem("_hjSession_1", "1");
    window[storage].setItem("draft:contact", "Hello");
    syncPluginCookies({ statistics: false, chat: false });

    expect(Object.keys(window[storage])).toEqual(["draft:contact"]);
    window[storage].clear();
  },
);
