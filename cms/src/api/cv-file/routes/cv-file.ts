import { openRoute } from "../../../access/open-route";

// The upload of visitors stands where Strapi's own would: that one is gone, see close-routes.ts.
export default {
  routes: [
    { method: "POST", path: "/upload", handler: "cv-file.upload", config: openRoute("upload") },
    { method: "GET", path: "/cvs/:token", handler: "cv-file.open", config: openRoute("cv-link") },
  ],
};
