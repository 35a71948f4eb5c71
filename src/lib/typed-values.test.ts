import { typedValues } from "./typed-values";

it("reads what differs from the HTML, by name", () => {
  document.body.innerHTML = `<form name="example">
    <input name="email" value=""><input name="kept" value="as built"><textarea name="message"></textarea>
    <input type="checkbox" name="agreed"><input type="checkbox" name="untouched" checked>
    <input type="radio" name="size" value="s" checked><input type="radio" name="size" value="l">
    <input type="radio" name="color" value="red" checked><input type="radio" name="color" value="blue">
    <select name="count"><option selected>0</option><option>1</option></select>
    <select name="month"><option selected>May</option><option>June</option></select>
    <button>Send</button></form>`;
  const change = (selector: string, values: object) =>
    Object.assign(document.querySelector(selector) ?? {}, values);
  expect(typedValues("example")).toEqual({});

  change("[name=email]", { value: "ada@example.com" });
  change("textarea", { value: "Hello" });
  change("[name=agreed]", { checked: true });
  change("[value=l]", { checked: true });
  change("[name=count]", { value: "1" });
  expect(typedValues("example")).toEqual({
    email: "ada@example.com",
    message: "Hello",
    agreed: true,
    size: "l",
    count: "1",
  });
  expect(typedValues("other")).toEqual({});
});
