// The licences of all packages of which a bundle holds code: most ask that their text goes with it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = /^(?:licen[cs]e|copying|notice)(?:[.-]|$)/i;

/** `inputs`: names of modules, relative to the root, as esbuild has them in its metafile. A heading is `# name version (licence)`. */
export function thirdPartyLicenses(root, inputs) {
  const folders = inputs.flatMap(
    (input) => /^(?:\w[\w-]*:)?(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1] ?? [],
  );
  return [...new Set(folders)]
    .sort()
    .map((folder) => {
      const { name, version, license, author } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
      const files = readdirSync(join(root, folder))
        .filter((file) => FILE.test(file))
        .sort();
      const texts = files.map((file) => readFileSync(join(root, folder, file), 'utf8').trim());
      const by = typeof author === 'string' ? author : (author?.name ?? '');
      return `# ${name} ${version} (${license})\n\n${texts.length > 0 ? texts.join('\n\n') : `By ${by || `the authors of ${name}`}.`}\n`;
    })
    .join('\n');
}
