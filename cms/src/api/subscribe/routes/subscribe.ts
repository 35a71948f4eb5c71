import { openRoute } from "../../../access/open-route";

export default {
  routes: [
    {
      method: "POST",
      path: "/subscribes",
      handler: "subscribe.create",
      config: openRoute("subscribe"),
    },
  ],
};
