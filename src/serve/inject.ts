// Puts what a watching server adds to a page into its HTML: one script, and nothing else is another.
import { escapeAttribute } from '../lib/html.ts';
import { sha256 } from '../lib/node/hash.ts';
import { DEV_FOLDER } from '../model/serve.ts';

export interface InjectOptions {
  /** Starts and ends with a slash. */
  readonly base: string;
  /** Of the session: opens the stream, and lets files be opened. */
  readonly token: string;
  /** Address of the React that demos run on; null: there are none, or none is known. */
  readonly react?: string | null;
}

/** Before the last `</body>`, or at the end where there is none. */
export function injectDevClient(html: string, options: InjectOptions): string {
  const end = lastBodyEnd(html);
  return html.slice(0, end) + devScriptTag(sha256(html), options) + html.slice(end);
}

/** Hexadecimal digits of the hash that tells two versions of a page apart. */
const PAGE_LENGTH = 20;

function devScriptTag(hash: string, { base, token, react = null }: InjectOptions): string {
  const src = `${base}${DEV_FOLDER}client.js`;
  const own = react === null ? {} : { 'data-react': react };
  const attributes = { src, 'data-base': base, 'data-token': token, 'data-page': hash.slice(0, PAGE_LENGTH), ...own };
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
  return `<script type="module"${written.join('')}></script>`;
}

/** The tag may be written in capitals, and a text may name it too: the last one is the tag. */
function lastBodyEnd(html: string): number {
  let end = html.length;
  for (const match of html.matchAll(/<\/body\s*>/gi)) end = match.index;
  return end;
}
