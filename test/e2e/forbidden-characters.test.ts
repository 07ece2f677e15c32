// Characters that HTML or XML cannot contain, in every kind of input at once: an error with its place, or U+FFFD in what is published.
import { describe, expect, test } from 'vitest';
import { gitRepository } from '../support/git-repository.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { buildSite, mustBuild } from './support/build-site.ts';
import { readFolder } from './support/published.ts';

const CHARACTERS = [
  '\0',
  '\x01',
  '\x07',
  '\b',
  '\x0b',
  '\f',
  '\x1b',
  '\x1f',
  '\x7f',
  '\x80',
  '\x85',
  '\x9f',
  '\ufdd0',
  '\ufffe',
  '\uffff',
  '\u{1fffe}',
];
const HALF = '\ud83d';
const bad = (word: string) => `${word}${CHARACTERS.join('x')}${HALF}.`;
/** In a file, which has no halves of characters. */
const raw = (word: string) => bad(word).replace(HALF, '');
const references = CHARACTERS.map((character) => `&#${character.codePointAt(0)};`).join('x');

const CONFIG = `export default {
  title: 'Acme', url: 'https://acme.example',
  translations: 'texts', lastUpdated: { authors: true }, llms: true,
  notifications: { file: 'news.json' },
  demos: { stackBlitz: false, codeSandbox: false },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui', api: {} }],
};
`;

const PAGE = '---\ntitle: Acme UI\ndescription: All there is.\n---\n\n# Acme UI\n\n';

describe('characters that no page can contain', () => {
  test('are replaced in data of tools and other hosts, in all files of a site', async () => {
    const root = tempDir();
    const files = {
      'site.config.ts': CONFIG,
      'content/ui/index.md': `${PAGE}{{"demo": "Basic.js", "defaultCodeOpen": true}}\n`,
      'content/ui/Basic.tsx': `// ${raw('source')}\nexport default function Basic() { return <b>a</b>; }\n`,
      'content/ui/api/button.json': JSON.stringify({
        name: 'Button',
        componentDescription: `${bad('about')}`,
        props: {
          [`color${CHARACTERS[2]}`]: {
            type: { name: bad('type') },
            default: bad('default'),
            description: `<b title="${bad('b')}&#7;">b</b>`,
          },
        },
        slots: [{ name: bad('slot'), description: bad('slot'), default: bad('default'), class: bad('class') }],
      }),
      'texts/en.json': JSON.stringify({ search: { failed: bad('search') }, editPage: bad('edit') }),
      'news.json': JSON.stringify([{ id: 1, title: bad('title'), text: bad('text') }]),
    };
    await gitRepository(root).commit(files);
    await mustBuild(root, 'dist');
    expect(await badFiles(`${root}/dist`)).toEqual([]);
  });

  test('are errors with their places where an author wrote them', async () => {
    const root = tempDir();
    await writeFiles(root, {
      'site.config.ts': `export default {
  title: 'Ac\\u0007me', url: 'https://acme.example',
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`,
      'content/ui/pages.json':
        '[\n  { "pathname": "/ui/" },\n  { "pathname": "/ui/a/", "title": "A\\u001b" }, { "pathname": "/ui/b/" }, { "pathname": "/ui/c/" }\n]\n',
      'content/ui/index.md': '---\ntitle: "Acme \\x08"\n---\n\n# Acme UI\n\nAll there is.\n',
      'content/ui/a.md': `${PAGE}Red:\n\n\`\`\`bash\necho \x1b[31m\n\`\`\`\n`,
      'content/ui/b.md': `${PAGE}<i title="a&#7;">b</i> and \`&#7;\`\n`,
      'content/ui/c.md': `${PAGE}A line with \x85 and ${raw('all')}\n`,
    });
    const { diagnostics, ok } = await buildSite(root, 'dist');
    const said = diagnostics
      .filter(({ severity }) => severity === 'error')
      .map(
        ({ code, at, message }) => `${at?.file}:${at?.line}:${at?.column} ${code} ${/U\+[\dA-F]+/.exec(message)?.[0]}`,
      );
    expect(ok).toBe(false);
    expect(said.sort()).toEqual([
      'content/ui/a.md:11:6 markdown/forbidden-character U+001B',
      'content/ui/b.md:8:1 markdown/forbidden-character U+0007',
      'content/ui/c.md:8:13 markdown/forbidden-character U+0085',
      'content/ui/index.md:2:8 content/bad-front-matter U+0008',
      'content/ui/pages.json:3:36 tree/invalid-field U+001B',
      'site.config.ts:2:10 config/invalid-value U+0007',
    ]);
  });

  test('of references in markdown are replaced as CommonMark has it', async () => {
    const root = tempDir();
    await writeFiles(root, {
      ...{
        'site.config.ts': CONFIG.replace(', api: {}', '').replace('lastUpdated: { authors: true }, ', ''),
        'news.json': '[]',
        'texts/en.json': '{}',
      },
      'content/ui/index.md': `${PAGE}${references.replace('&#12;', '')}\n`,
    });
    await mustBuild(root, 'dist');
    expect(await badFiles(`${root}/dist`)).toEqual([]);
  });
});

const HTML = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\p{Noncharacter_Code_Point}\p{Surrogate}]/u;
const XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
const FORBIDDEN: Readonly<Record<string, RegExp>> = {
  html: HTML,
  json: HTML,
  md: HTML,
  txt: HTML,
  webmanifest: HTML,
  xml: XML,
  svg: XML,
};

/** `ui/index.html U+0007 after …` for the first such character of each file that has one. */
async function badFiles(folder: string): Promise<string[]> {
  const files = await readFolder(folder);
  expect(files.size).toBeGreaterThan(5);
  return [...files].flatMap(([path, bytes]) => {
    const text = bytes.toString('utf8');
    const found = FORBIDDEN[path.replace(/^.*\./, '')]?.exec(text);
    return found && !path.startsWith('THIRD')
      ? [`${path} U+${found[0].codePointAt(0)?.toString(16)} after ${text.slice(found.index - 60, found.index)}`]
      : [];
  });
}
