// Until the next version, for servers whose unit loads this path.
import "../lib/typescript.mjs";
