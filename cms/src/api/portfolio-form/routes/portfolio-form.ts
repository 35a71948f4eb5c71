import { openRoute } from "../../../access/open-route";

export default {
  routes: [
    {
      method: "POST",
      path: "/portfolio-forms",
      handler: "portfolio-form.create",
      config: openRoute("portfolio"),
    },
  ],
};
