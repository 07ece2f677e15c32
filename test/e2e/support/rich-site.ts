// A small site for which a build does all that it can do: demos with projects for online editors, API pages of JSON and of types,
// checked fences, cards, dates from git, search, Markdown for machines. One page can be edited without all others.
import { CONFIG, editedSite, type Files } from './edited-site.ts';
import { smallest } from './smallest.ts';

/** Nothing includes it, and it includes nothing. */
export const LONE_PAGE = 'content/kit/hold.md';
const TYPES = 'packages/gears/index.ts';

interface RichSite {
  /** Addresses off the site that a page names. */
  readonly links?: readonly string[];
}

export function richSite({ links = [] }: RichSite = {}): Files {
  const files = new Map(editedSite({ hasTemplates: false }));
  const change = (path: string, from: string, to: string): void => {
    const text = files.get(path) ?? '';
    if (!text.includes(from)) throw new Error(`${path} does not hold ${from}.`);
    files.set(path, text.replace(from, to));
  };
  files.delete('content/ui/button/button-de.md');
  change(CONFIG, "['en', 'de']", "['en']");
  change(
    CONFIG,
    'demos: { stackBlitz: false, codeSandbox: false }',
    "demos: { dependencies: { '@acme/words': '1.0.0' } },\n  check: { fences: 'all' }",
  );
  change(CONFIG, 'llms: false', 'llms: true,\n  social: { cards: true },\n  lastUpdated: { authors: true }');
  const packages = `[{ name: '@acme/gears', entries: ['${TYPES}'], kinds: ['function'] }]`;
  change(CONFIG, "contentDir: 'content/kit' }", `contentDir: 'content/kit', api: { packages: ${packages} } }`);
  change('content/ui/button/button.md', '```tsx demo', '```tsx demo no-check'); // No types of React are installed here.
  change(LONE_PAGE, 'Read on:', links.map((link) => `[away](${link})`).join('\n'));
  files.set('.gitignore', 'dist*\nnode_modules\n');
  files.set('package-lock.json', '{ "lockfileVersion": 3, "packages": {} }\n');
  files.set('packages/gears/package.json', '{ "name": "@acme/gears", "version": "1.0.0" }\n');
  files.set(
    TYPES,
    '/** Turns so many times. */\nexport function turn(times: number): string {\n  return String(times);\n}\n',
  );
  return files;
}

/**
 * For a sixth of the time, or a tenth without its demo: of all that, only a demo with a module behind an alias, dates from git,
 * search and Markdown for machines. The same edits can be made in it.
 */
export function leanSite({ hasDemo = true } = {}): Map<string, string> {
  return new Map(
    Object.entries({
      ...smallest,
      [CONFIG]: `export default {
  title: 'Acme', url: 'https://acme.example', description: 'Site 0.',
  aliases: { '@acme/words': './lib/words' },
  demos: { stackBlitz: false, codeSandbox: false },
  llms: true,
  lastUpdated: { authors: true },
  products: [
    { id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' },
    { id: 'kit', prefix: '/kit/', name: 'Acme Kit', contentDir: 'content/kit' },
  ],
};
`,
      'content/kit/index.md': `# Kit\n\n<p class="description">A kit.</p>\n${hasDemo ? '\n{{"demo": "Basic.js"}}\n' : ''}`,
      'content/kit/Basic.jsx': `import { word } from '@acme/words';

export default function Basic() {
  return <button type="button">{word}</button>;
}
`,
      'lib/words/index.ts': "export { word } from './word';\n",
      'lib/words/word.js': "export const word = 'press 0';\n",
      [LONE_PAGE]: '# Hold\n\n<p class="description">Stays.</p>\n\nSome text with word-0 in it.\n',
      '.gitignore': 'dist*\nnode_modules\n',
      'package-lock.json': '{ "lockfileVersion": 3, "packages": {} }\n',
    }),
  );
}
