// The reference of all config fields as markdown: the tables of a page, written from the schema between texts by hand.
import { type ConfigField, configReference } from '../src/config/reference.ts';

export const CONFIGURATION_PAGE = 'content/docs-infra/configuration.md';

const HEAD = ['| Field | Type | Default | Meaning |', '| :--- | :--- | :--- | :--- |'];
const ROW_FIELD = /^\| `([^`]+)` +\|/;
/** Longer ones are told by the number of their entries. */
const LONGEST_DEFAULT = 400;

/** Where more is told: these words of a meaning lead there. Words that it does not hold follow it as a sentence. */
const LINKS: Readonly<Record<string, readonly [words: string, href: string]>> = {
  'products[].wordmark': ['readers copy it', '/experiments/docs/header/#menu-of-the-logo'],
  'products[].versions': ['version menu', '/experiments/docs/versions/'],
  'products[].versions[].urls': ['URL contract', '/experiments/docs/link-checks/#the-url-contract'],
  'products[].versions[].status': ['lead search engines', '/experiments/docs/versions/#old-versions'],
  'products[].layout.disableAd': ['ad', '/experiments/docs/ads/'],
  'products[].layout.disableBreadcrumbs': ['line above the title', '/experiments/docs/header/#breadcrumbs'],
  'fonts.stylesheets[].integrity': ['Hash of the file', '/experiments/docs/security/#files-of-other-hosts'],
  'fonts.iconStylesheet.integrity': ['Hash of the file', '/experiments/docs/security/#files-of-other-hosts'],
  'social.cards': ['picture for link previews', '/experiments/docs/search-engines/#social-cards'],
  security: ['Security', '/experiments/docs/security/'],
  'security.linkedFolders': ['Folders outside of the site', '/experiments/docs/security/#symbolic-links'],
  'llms.pageActions': ['what readers may do', '/experiments/docs/language-models/#page-actions'],
  publish: ['How a site is published', '/experiments/docs/command-line/#how-a-site-is-published'],
  'ads.network': ['Network', '/experiments/docs/ads/#a-network'],
};

/** Types that have a page of their own. */
const TYPE_LINKS: Readonly<Record<string, string>> = { Palette: '/experiments/docs/themes/#palettes' };

/**
 * `page` is the page as it is: its texts stay, and so does the place of each table. A field stands in the table that has it,
 * or else in that of the nearest object around it.
 */
export function configurationPage(page: string, fields: readonly ConfigField[] = configReference()): string {
  const blocks = page.split('\n\n');
  const places = new Map<string, number>();
  for (const [index, block] of blocks.entries()) for (const field of fieldsOf(block)) places.set(field, index);
  const tables = new Map<number, string[]>();
  for (const field of fields) {
    const place = placeOf(field.path, places);
    tables.set(place, [...(tables.get(place) ?? []), row(field)]);
  }
  return blocks.map((block, index) => tableOf(block, tables.get(index))).join('\n\n');
}

function fieldsOf(block: string): string[] {
  if (!block.startsWith('| Field |')) return [];
  return block.split('\n').flatMap((line) => ROW_FIELD.exec(line)?.[1] ?? []);
}

function placeOf(path: string, places: ReadonlyMap<string, number>): number {
  for (let above = path; above !== ''; above = above.replace(/(?:^|\.)\*$|\[\]$|(?:^|\.)[^.[\]*]+$/, '')) {
    const place = places.get(above);
    if (place !== undefined) return place;
  }
  throw new Error(
    `${CONFIGURATION_PAGE} has no table for "${path}": write a row that begins with it into one of them.`,
  );
}

function tableOf(block: string, rows: readonly string[] | undefined): string {
  if (fieldsOf(block).length === 0) return block;
  if (rows === undefined) throw new Error(`No field of the schema belongs into the table of ${fieldsOf(block)[0]}.`);
  return [...HEAD, ...rows].join('\n') + (block.endsWith('\n') ? '\n' : '');
}

function row(field: ConfigField): string {
  const cells = [`\`${field.path}\``, typeCell(field.type), defaultCell(field), meaning(field)];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function typeCell(type: string): string {
  const href = TYPE_LINKS[type];
  return href === undefined ? `\`${type}\`` : `[\`${type}\`](${href})`;
}

function defaultCell({ required, default: value }: ConfigField): string {
  if (required) return 'required';
  if (value === null) return '';
  if (value.length <= LONGEST_DEFAULT) return `\`${value}\``;
  return `${Object.keys(JSON.parse(value)).length} entries`;
}

function meaning({ path, description }: ConfigField): string {
  const text = description.replace(/[“”]/g, '"').replaceAll('’', "'");
  const [words, href] = LINKS[path] ?? [];
  if (words === undefined) return text;
  const link = `[${words}](${href})`;
  return text.includes(words) ? text.replace(words, link) : `${text} See [${words.toLowerCase()}](${href}).`;
}
