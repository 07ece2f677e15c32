// What a site publishes of packages goes out with their licences: the list names those whose code is there, and no other.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sharedTempDir, tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { mustBuild, repository } from './support/build-site.ts';
import { liveSite } from './support/live-site.ts';
import { readPublished } from './support/published.ts';
import { smallest } from './support/smallest.ts';

const LIST = 'third-party-licenses.txt';

/** Of the scripts, styles and fonts of any site. */
const EVERY_SITE = [
  '@fontsource-variable/inter',
  '@fontsource-variable/jetbrains-mono',
  'docs-gen',
  'fastest-levenshtein',
  'lz-string',
  'minisearch',
  'react',
  'react-dom',
  'scheduler',
];

interface Published {
  readonly files: ReadonlyMap<string, Buffer>;
  readonly list: string;
  /** Names of packages, as the list has them. */
  readonly names: readonly string[];
}

async function publishedBy(root: string, out = 'dist', args: readonly string[] = []): Promise<Published> {
  await mustBuild(root, out, { args });
  const files = await readPublished(join(root, out));
  const list = files.get(LIST)?.toString() ?? '';
  return { files, list, names: [...list.matchAll(/^# (\S+) \S+ \(/gm)].map(([, name = '']) => name) };
}

const installed = async (name: string, file: string) =>
  (await readFile(join(repository, 'node_modules', name, file), 'utf8')).trim();

describe('a site without demos', () => {
  test('lists the packages of its own scripts, styles and fonts with their licences', async () => {
    const root = tempDir();
    await writeFiles(root, smallest);
    const { files, list, names } = await publishedBy(root);
    expect(names).toEqual(EVERY_SITE);
    for (const name of ['react', 'minisearch']) {
      const { version } = JSON.parse(await installed(name, 'package.json'));
      const file = name === 'react' ? 'LICENSE' : 'LICENSE.txt';
      expect(list).toContain(`# ${name} ${version} (MIT)\n\n${await installed(name, file)}\n`);
    }
    const manifest = JSON.parse(String(files.get('asset-manifest.json')));
    expect(manifest.files).toContainEqual(
      expect.objectContaining({ path: LIST, type: 'text/plain', immutable: false }),
    );
  });
});

/** What `node_modules` holds of a package whose code can be found again in what is bundled. */
const packageFiles = (name: string, version: string, code = ''): Readonly<Record<string, string>> => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({
    ...{ name, version, license: 'MIT', type: 'module', exports: './index.js', sideEffects: false },
  }),
  [`node_modules/${name}/index.js`]: `${code}export const mark = () => 'code of ${name}';\n`,
  [`node_modules/${name}/LICENSE`]: `Copyright of ${name} ${version}\n`,
});

const OWN = ['acme-deep', 'acme-gone', 'acme-later', 'acme-shown', 'acme-sheet'];

const files: Readonly<Record<string, string>> = {
  ...liveSite,
  ...packageFiles('acme-deep', '1.0.0'),
  ...packageFiles('acme-gone', '1.0.0'),
  ...packageFiles('acme-later', '1.0.0'),
  ...packageFiles('acme-sheet', '1.0.0'),
  'node_modules/acme-sheet/index.js': "import './sheet.css';\n",
  'node_modules/acme-sheet/sheet.css': ".sheet::after { content: 'code of acme-sheet' }\n",
  'node_modules/acme-sheet/package.json': '{ "name": "acme-sheet", "version": "1.0.0", "main": "./index.js" }',
  ...packageFiles(
    'acme-shown',
    '1.0.0',
    `import { mark as gone } from 'acme-gone';
export { mark as deep } from 'acme-deep';
const never = () => gone();
`,
  ),
  'content/ui/button/Day.js': `import { today } from '@acme/days';
import { mark, deep } from 'acme-shown';
import 'acme-sheet';

export default function Day() {
  return <p>{today() + mark() + deep()}</p>;
}
`,
};

describe('a site with demos', () => {
  const root = sharedTempDir();

  /** Packages of this site by what can be found of them, and by the list. */
  const compared = ({ files: all, names }: Published) => {
    const code = [...all].flatMap(([path, body]) => (/\.(?:js|css)$/.test(path) ? [body.toString()] : [])).join('\n');
    return {
      found: OWN.filter((name) => code.includes(`code of ${name}`)),
      listed: OWN.filter((name) => names.includes(name)),
    };
  };

  test('lists the packages that demos and live editing are made of, and follows them in builds that do only what changed', async () => {
    await writeFiles(root, files);
    const first = await publishedBy(root);
    expect(compared(first)).toEqual({
      found: ['acme-deep', 'acme-shown', 'acme-sheet'],
      listed: ['acme-deep', 'acme-shown', 'acme-sheet'],
    });
    expect(first.names).toEqual(expect.arrayContaining([...EVERY_SITE, '@acme/days', '@acme/kit', 'sucrase']));
    expect(first.names.filter((name) => /^(?:typescript|esbuild|prettier|commander)$/.test(name))).toEqual([]);
    expect(first.list).toContain('# acme-shown 1.0.0 (MIT)\n\nCopyright of acme-shown 1.0.0\n');

    // A page: the demos come out of the cache.
    await writeFile(join(root, 'content/ui/index.md'), `${files['content/ui/index.md']}\nAnd more.\n`);
    const warm = await publishedBy(root);
    expect(warm.list).toBe(first.list);

    // A demo, and a package that is installed anew.
    await writeFiles(root, {
      'content/ui/button/Day.js': String(files['content/ui/button/Day.js'])
        .replaceAll('acme-shown', 'acme-later')
        .replace(', deep }', ' }')
        .replace(' + deep()', ''),
      ...packageFiles('acme-sheet', '2.0.0'),
      'node_modules/acme-sheet/index.js': "import './sheet.css';\n",
      'node_modules/acme-sheet/package.json': '{ "name": "acme-sheet", "version": "2.0.0", "main": "./index.js" }',
    });
    const changed = await publishedBy(root);
    expect(compared(changed)).toEqual({ found: ['acme-later', 'acme-sheet'], listed: ['acme-later', 'acme-sheet'] });
    expect(changed.list).toContain('# acme-sheet 2.0.0 (');
    const clean = await publishedBy(root, 'clean', ['--no-cache']);
    expect(changed.list).toBe(clean.list);
    expect([...changed.files.keys()]).toEqual([...clean.files.keys()]);
  });
});
