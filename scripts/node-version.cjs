// Tells a Node that is too old so in one sentence. Any Node can read this, and it comes before whatever an old one would
// stumble over.
const [needed, major, minor] = /(\d+)\.(\d+)/.exec(require('../package.json').engines.node);
const [presentMajor, presentMinor] = process.versions.node.split('.').map(Number);
if (presentMajor < Number(major) || (presentMajor === Number(major) && presentMinor < Number(minor))) {
  console.error(`Bottega needs Node ${needed} or newer, and this is Node ${process.versions.node}: see https://nodejs.org.`);
  process.exit(1);
}
