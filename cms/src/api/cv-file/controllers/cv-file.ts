import { receiveUpload } from "../../../uploads/receive";
import { serveBySignature } from "../../../uploads/serve";

export default {
  upload: receiveUpload,
  open: serveBySignature,
};
