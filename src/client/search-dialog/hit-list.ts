// Rows of hits for the list of the dialog: grouped by page, each a link that says its kind, with the words found marked.
import type { SearchTexts } from '../../lib/search-texts.ts';
import type { MarkedText, SearchHit, SearchKind } from '../../model/search.ts';
import { groupHits, type HitGroup } from './group-hits.ts';
import type { Make } from './make.ts';
import { hrefOfHit } from './text-fragment.ts';

/** Names of code read from left to right in any language. */
const CODE: ReadonlySet<SearchKind> = new Set([
  'component',
  'hook',
  'function',
  'type',
  'prop',
  'slot',
  'class',
  'css-variable',
  'theme-key',
]);

/** More of one page would push all others out of sight. */
const MOST_OF_PAGE = 5;

export interface HitListOptions {
  readonly texts: SearchTexts;
  /** Pages of which all hits are shown. */
  readonly unfolded: ReadonlySet<string>;
}

export function hitGroups(
  make: Make,
  hits: readonly SearchHit[],
  { texts, unfolded }: HitListOptions,
): readonly HTMLElement[] {
  let number = 0;
  const nextId = () => {
    number += 1;
    return `dg-search-hit-${number}`;
  };
  return groupHits(hits).map((group, index) => {
    const { length } = group.hits;
    // A row that stands for one other saves nothing.
    const isFolded = length > MOST_OF_PAGE + 1 && !unfolded.has(group.page);
    const rows: HTMLElement[] = group.hits
      .slice(0, isFolded ? MOST_OF_PAGE : length)
      .map((hit) => rowOf(make, hit, { id: nextId(), kind: texts.kinds[hit.kind] }));
    if (isFolded) {
      const label = texts.more.replace('{{count}}', String(length - MOST_OF_PAGE));
      rows.push(
        make(
          'div',
          { id: nextId(), role: 'option', 'aria-selected': 'false', 'data-more': group.page },
          make('bdi', {}, label),
        ),
      );
    }
    return groupOf(make, group, { id: `dg-search-page-${index + 1}`, rows });
  });
}

function groupOf(
  make: Make,
  { crumbs, version }: HitGroup,
  { id, rows }: { readonly id: string; readonly rows: readonly HTMLElement[] },
): HTMLElement {
  const label = make('div', { id, class: 'dg-search-crumbs', role: 'presentation' });
  for (const [index, crumb] of crumbs.entries()) {
    if (index > 0) label.append(make('span', { 'aria-hidden': 'true' }, ' › '));
    label.append(make('bdi', {}, crumb));
    if (index === 0 && version !== null) label.append(' ', make('bdi', {}, version));
  }
  return make('div', { role: 'group', 'aria-labelledby': id, class: 'dg-search-group' }, label, ...rows);
}

function rowOf(
  make: Make,
  hit: SearchHit,
  { id, kind }: { readonly id: string; readonly kind: string },
): HTMLAnchorElement {
  const isCode = CODE.has(hit.kind);
  const title = make('bdi', {
    class: isCode ? 'dg-search-code' : 'dg-search-title',
    ...(isCode ? { dir: 'ltr' } : {}),
  });
  title.append(...marked(make, hit.title));
  const row = make('a', { id, role: 'option', 'aria-selected': 'false', tabindex: '-1', href: hrefOfHit(hit) });
  row.append(make('span', { class: 'dg-search-name' }, title), ' ', make('span', { class: 'dg-search-kind' }, kind));
  if (hit.snippet !== null) {
    // Of its own direction, at the side of the page's.
    row.append(make('span', { class: 'dg-search-snippet' }, make('bdi', {}, ...marked(make, hit.snippet))));
  }
  return row;
}

/** Text, never HTML. */
function marked(make: Make, text: MarkedText): readonly (Node | string)[] {
  return text.map((piece) => (piece.isMatch ? make('mark', {}, piece.text) : piece.text));
}
