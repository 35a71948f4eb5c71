import { openRoute } from "../../../access/open-route";
import { readSettings } from "../../../settings";

// Without the challenge there is no route that could be asked for one.
export default {
  routes: readSettings(process.env).challenge.required
    ? [
        {
          method: "GET",
          path: "/challenge",
          handler: "challenge.create",
          config: openRoute("challenge"),
        },
      ]
    : [],
};
