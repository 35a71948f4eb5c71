import { playVideo } from "./play-video";

const player = "https://player.example/abc?autoplay=1";
const video = `<p class="video"><a href="https://host.example/abc" data-player="${player}"><img src="/talk.webp" alt="Our talk"><span>Play the video</span></a></p>`;

const renderHtml = (html: string) => {
  const root = document.createElement("div");
  root.innerHTML = html;
  root.addEventListener("click", playVideo);
  document.body.replaceChildren(root);

  return root;
};
const click = (root: Element, init: MouseEventInit = {}) => {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  root.querySelector("a > *")?.dispatchEvent(event);

  return event;
};

it("replaces a clicked link with the player, and requests nothing from its host before", () => {
  const root = renderHtml(video);
  expect(root.querySelector("iframe")).toBeNull();

  expect(click(root).defaultPrevented).toBe(true);
  const frame = root.querySelector("iframe");
  expect(frame?.src).toBe(player);
  expect(frame?.title).toBe("Our talk");
  expect(root.querySelector("a")).toBeNull();
  expect(document.activeElement).toBe(frame);
});

it("leaves the link alone when it is opened in a new tab", () => {
  const root = renderHtml(video);

  expect(click(root, { ctrlKey: true }).defaultPrevented).toBe(false);
  expect(root.querySelector("iframe")).toBeNull();
});

it("leaves other links alone", () => {
  const root = renderHtml('<a href="https://host.example/"><em>elsewhere</em></a>');
  root.addEventListener("click", (event) => event.preventDefault(), { once: true });
  click(root);

  expect(root.querySelector("a")).not.toBeNull();
});
