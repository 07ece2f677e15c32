// A small site for which a build does all that it can do: demos with projects for online editors, API pages of JSON and of types,
// checked fences, cards, dates from git, search, Markdown for machines. One page can be edited without all others.
import { CONFIG, editedSite, type Files } from './edited-site.ts';

/** Nothing includes it, and it includes nothing. */
export const LONE_PAGE = 'content/kit/hold.md';
const TYPES = 'packages/gears/index.ts';

interface RichSite {
  /** Addresses off the site that a page names. */
  readonly links?: readonly string[];
  /** False: without TypeScript and cards, which take three quarters of the time. */
  readonly isWhole?: boolean;
}

export function richSite({ links = [], isWhole = true }: RichSite = {}): Files {
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
    `demos: { dependencies: { '@acme/words': '1.0.0' } },\n  check: { fences: '${isWhole ? 'all' : 'off'}' }`,
  );
  change(CONFIG, 'llms: false', `llms: true,\n  social: { cards: ${isWhole} },\n  lastUpdated: { authors: true }`);
  const packages = `[{ name: '@acme/gears', entries: ['${TYPES}'], kinds: ['function'] }]`;
  const api = isWhole ? `, api: { packages: ${packages} }` : '';
  change(CONFIG, "contentDir: 'content/kit' }", `contentDir: 'content/kit'${api} }`);
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
