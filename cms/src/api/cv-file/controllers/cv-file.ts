import { receiveUpload } from "../../../uploads/receive";
import { serveByApplication, serveBySignature } from "../../../uploads/serve";

export default {
  upload: receiveUpload,
  open: serveBySignature,
  openOfApplication: serveByApplication,
};
