import { openRoute } from "../../../access/open-route";

export default {
  routes: [
    {
      method: "POST",
      path: "/emp-datas",
      handler: "emp-data.create",
      config: openRoute("application"),
    },
  ],
};
