#!/usr/bin/env bash
# A form in a <template> that is itself in a form, as pages have it that add rows by script, in htmlparser2.
#
# A template's content is a document of its own, so HTML allows the form there, and browsers keep it: the
# rule that ignores a form in a form does not reach into templates. Guess: htmlparser2, which ignores a form
# in a form since it follows the standard more closely, keeps it as well.
# Seen: 10.1.0 does, 12.0.0 does not. It reports neither the start nor the end of the form, but its
# attributes, between the tags around it: a handler of attributes counts them to another element, and its tree
# (parseDocument) lacks the form with them. parse5 7.3.0 keeps it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund old@npm:htmlparser2@10.1.0 htmlparser2@12.0.0 parse5@7.3.0
cat >try.mjs <<'CODE'
import assert from "node:assert/strict";
import { parseDocument, Parser } from "htmlparser2";
import { Parser as OldParser } from "old";
import { parseFragment } from "parse5";

const html =
  '<form id="a"><template><form id="b" method="post"><input name="c"></form></template></form>';

const eventsOf = (OneParser) => {
  const events = [];
  new OneParser({
    onopentag: (name) => events.push(`<${name}>`),
    onattribute: (name, value) => events.push(`${name}=${value}`),
    onclosetag: (name) => events.push(`</${name}>`),
  }).end(html);
  return events.join(" ");
};
const old = eventsOf(OldParser);
const now = eventsOf(Parser);
console.log({ old, now });
assert.match(old, /<template> id=b method=post <form> /);
assert.match(now, /<template> id=b method=post name=c <input> /);

const namesIn = (node) => [
  node.name ?? node.tagName,
  ...[...(node.childNodes ?? []), ...(node.content?.childNodes ?? [])].flatMap(namesIn),
];
const forms = [parseDocument(html), parseFragment(html)].map(
  (tree) => namesIn(tree).filter((name) => name === "form").length,
);
console.log("forms in the tree of htmlparser2 and of parse5:", forms);
assert.deepEqual(forms, [1, 2]);
CODE
node try.mjs
