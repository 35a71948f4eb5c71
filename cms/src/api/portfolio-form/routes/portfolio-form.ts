import { openRoute } from "../../../guards/open-route";

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
