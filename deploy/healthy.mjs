// Ends well when a service answers at an address: node deploy/healthy.mjs http://127.0.0.1:1337/
// A refusal is an answer; 503 and the like are none.
const { status } = await fetch(process.argv[2] ?? "");
process.exitCode = status < 500 ? 0 : 1;
