// What a page of the manual asks its reader to do: the files it shows and the commands it names, in their order.

export type GuideStep =
  | { readonly kind: 'file'; readonly path: string; readonly text: string }
  | { readonly kind: 'commands'; readonly text: string }
  /** What a file of the output holds after the steps before it. */
  | { readonly kind: 'output'; readonly path: string; readonly text: string }
  /** A piece of HTML that some page of the output holds. */
  | { readonly kind: 'html'; readonly text: string };

const FENCE = /^( *)(`{3,})([\w-]+)?([^\n]*)\n([\s\S]*?)^\1\2 *$/gm;
/** Where guides say that a build puts its files. */
const OUTPUT = 'dist/';

/** `from` and `to` are headings as they are written: the part between them. Default: the whole page. */
export function guideSteps(
  page: string,
  { from, to }: { readonly from?: string; readonly to?: string } = {},
): GuideStep[] {
  const start = from === undefined ? 0 : placeOf(from, page);
  const end = to === undefined ? page.length : placeOf(to, page);
  return [...page.slice(start, end).matchAll(FENCE)].flatMap(stepOf);
}

function placeOf(heading: string, page: string): number {
  const at = page.indexOf(`\n${heading}\n`);
  if (at === -1) throw new Error(`The page has no heading "${heading}".`);
  return at;
}

function stepOf([, indent = '', , language = '', words = '', body = '']: RegExpMatchArray): GuideStep[] {
  const text = body.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
  const path = /\btitle="([^"]+)"/.exec(words)?.[1];
  if (path?.startsWith(OUTPUT)) return [{ kind: 'output', path, text }];
  if (path !== undefined) return [{ kind: 'file', path, text }];
  if (language === 'html') return [{ kind: 'html', text: text.trim() }];
  // Of tabs for several package managers, the first is followed.
  if (language === 'bash' && /^\s*(?:npm\b.*)?$/.test(words)) return [{ kind: 'commands', text }];
  return [];
}
