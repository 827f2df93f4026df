/** What lies beside the code of every package: LICENSE, and a README with the example of docs/engine.md that fits. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGES, ROOT } from './packages.mjs';

const PROGRAM = `    npx bottega serve     the games and tables with friends on http://localhost:4600 (another port with PORT=…)
    npx bottega play      a game at the terminal
    npx bottega --help    everything else

The pages in \`pages/\` contain fonts and libraries of others: \`pages/licences.txt\` lists them.`;

export function writePapers(out) {
  const guide = readFileSync(join(ROOT, 'docs/engine.md'), 'utf8');
  for (const name of [...PACKAGES.map((one) => one.out), 'client']) {
    const folder = join(out, name);
    const { name: title, description } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const [language, example] = name === 'client' ? ['ts', exampleIn(guide, 'ts')] : ['js', exampleIn(guide, 'js')];
    const shown = name === 'bottega' ? PROGRAM : `\`\`\`${language}\n${example}\`\`\``;
    const about = 'Part of Bottega, a workshop of three Italian board games. Its `docs/engine.md` tells more.';
    writeFileSync(join(folder, 'README.md'), `# ${title}\n\n${description}.\n\n${shown}\n\n${about}\n\nMIT, see LICENSE.\n`);
    cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  }
}

/** The first example of the page in that language. */
export function exampleIn(page, language) {
  const [, example] = new RegExp(`\`\`\`${language}\\n([\\s\\S]+?)\`\`\``).exec(page) ?? [];
  if (example === undefined) throw new Error(`docs/engine.md has no example in ${language}`);
  return example;
}
