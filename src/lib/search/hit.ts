// From an entry that was found to what the dialog shows of it.
import type { SearchHit } from '../../model/search.ts';
import { withBase } from '../url.ts';
import type { AskedProduct } from './answer.ts';
import { markSnippet, markText } from './mark.ts';

/** `marked`: words, folded, the longest first. */
export function toHit(
  entry: number,
  { names, bodies }: AskedProduct,
  { marked, base }: { readonly marked: readonly string[]; readonly base: string },
): SearchHit {
  const page = names.pages[names.pageOf[entry] ?? 0];
  const title = names.names[names.nameOf[entry] ?? 0] ?? '';
  const text = bodies.map((body) => body.textOf(entry)).find((one) => one !== '') ?? '';
  const above = !page || page.first === entry ? [] : [page.title];
  return {
    kind: names.kinds[entry] ?? 'page',
    href: withBase(names.hrefOf(entry), base),
    title: markText(title, marked),
    crumbs: [names.product.name, ...(page?.groups ?? []), ...above],
    snippet: markSnippet(text, marked),
    product: names.product.id,
    version: names.product.version,
  };
}
