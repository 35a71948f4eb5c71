import { fuzzSuite } from "./support/fuzz-suite";
import { usePanelService } from "./support/use-panel-service";

const { service, administrator } = usePanelService();
fuzzSuite(service, administrator);
