// A comparison as a page of a site: markdown with front matter, ready to be built.
import type { ApiChange, ApiDiff } from './change.ts';
import { byExport, countsText, renameHint, spanText, subject } from './words.ts';

/** Stands at the start of every page that is written here: only such a page is written over. */
export const PAGE_START = '---\n# Written by `docs-gen api diff`.\n';

/** As long as the title of a page may be before docs-gen warns. */
const TITLE_LENGTH = 70;
const DESCRIPTION_LENGTH = 160;

export function diffPage(diff: ApiDiff): string {
  const span = spanText(diff);
  const description = firstThatFits(
    [`What changed in the API of ${span}, and what of it breaks code.`],
    DESCRIPTION_LENGTH,
    'What was added, changed, deprecated and removed in the API, and what of it breaks code.',
  );
  const title = firstThatFits([`API changes of ${span}`, `API changes: ${span}`], TITLE_LENGTH, 'API changes');
  const sections = SECTIONS.map(([heading, belongs]) => section(heading, diff.changes.filter(belongs)));
  return [
    PAGE_START,
    `title: ${JSON.stringify(title)}\n`,
    `description: ${JSON.stringify(description)}\n`,
    `---\n\n${escapeMarkdown(countsText(diff))}\n`,
    ...sections,
  ].join('');
}

/** A breaking change stands among its like, too. */
const SECTIONS: readonly (readonly [heading: string, belongs: (change: ApiChange) => boolean])[] = [
  ['Breaking changes', ({ level }) => level === 'breaking'],
  ['Added', ({ change }) => change === 'added'],
  ['Changed', ({ change }) => change === 'changed'],
  ['Deprecated', ({ change }) => change === 'deprecated'],
  ['Removed', ({ change }) => change === 'removed'],
];

function section(heading: string, changes: readonly ApiChange[]): string {
  if (changes.length === 0) return '';
  const groups = byExport(changes).map(([title, rows]) => {
    const [only] = rows;
    if (only && rows.length === 1 && only.part === null) return `- ${sentence(only)}\n`;
    return `- ${pageLink(title)}\n${rows.map((row) => `  - ${sentence(row)}\n`).join('')}`;
  });
  return `\n## ${heading}\n\n${groups.join('')}`;
}

function pageLink({ page, owner, href }: ApiChange): string {
  const name = linked(`\`${page}\``, href === null ? null : (href.split('#')[0] ?? href));
  return owner === '' ? name : `${name} (${escapeMarkdown(owner)})`;
}

function sentence(change: ApiChange): string {
  const words = subject(change, (name) => linked(name, change.change === 'removed' ? null : change.href));
  return `${words} ${escapeMarkdown(`${change.text}${renameHint(change)}`)}`;
}

function linked(text: string, href: string | null): string {
  return href === null ? text : `[${text}](${href})`;
}

/** Everything but spans of code is text: what a doc comment says must not become a heading or HTML. */
function escapeMarkdown(text: string): string {
  const parts = text.split(/((?<!`)(`+)(?!`).*?(?<!`)\2(?!`))/s);
  // Each span of code stands with its fence, which was captured on its own.
  return parts
    .flatMap((part, index) =>
      index % 3 === 2 ? [] : [index % 3 === 1 ? part : part.replace(/[\\`*_[\]<>{}#|~&$]/g, '\\$&')],
    )
    .join('');
}

function firstThatFits(texts: readonly string[], length: number, otherwise: string): string {
  return texts.find((text) => text.length <= length) ?? otherwise;
}
