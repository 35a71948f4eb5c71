import { attackPanel } from "./support/sign-in-story";

attackPanel(() => ({}));
