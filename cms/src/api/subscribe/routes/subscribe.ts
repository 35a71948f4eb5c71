import { openRoute } from "../../../guards/open-route";

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
