// What asks for 20.19: sass (with its chokidar), which compiles the styles of every build,
// and of the tools stylelint and eslint-visitor-keys. Gatsby, Strapi and sharp ask for less.
// Imported first by every command, and written for any Node that knows modules:
// an older one must reach this sentence and not a syntax error.
const wanted = { major: 20, minor: 19 };
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

if (major < wanted.major || (major === wanted.major && minor < wanted.minor)) {
  console.error(
    `This project needs Node ${wanted.major}.${wanted.minor} or newer, and this is Node ${process.versions.node}: install a newer one and run the command again.`,
  );
  process.exit(1);
}
