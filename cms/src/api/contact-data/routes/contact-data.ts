import { openRoute } from "../../../access/open-route";

export default {
  routes: [
    {
      method: "POST",
      path: "/contact-datas",
      handler: "contact-data.create",
      config: openRoute("contact"),
    },
  ],
};
