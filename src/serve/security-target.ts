// Reads the target of a request: the text after GET, as a path that may be looked up, or the reason why it is refused.

/** Longest target, in bytes. Browsers and hosts agree on no number; this one is common, and no page needs more. */
const MAX_TARGET = 8192;

export type Target =
  | {
      readonly kind: 'target';
      /** As it was sent: starts with one slash, and is still encoded. */
      readonly path: string;
      /** With `?`, or empty. */
      readonly query: string;
      /** Of a target in absolute form, which must be allowed like the one in the header; else null. */
      readonly host: string | null;
    }
  | Refusal;

export interface Refusal {
  readonly kind: 'refused';
  readonly status: 400 | 414;
}

const BAD: Refusal = { kind: 'refused', status: 400 };

/** The part that holds for everything that is answered, what is handed on to another server included. */
export function readTarget(target: string): Target {
  if (target.length > MAX_TARGET) return { kind: 'refused', status: 414 };
  const absolute = /^https?:\/\/([^/?#]*)(.*)$/is.exec(target);
  const [host, rest] = absolute ? [absolute[1] ?? '', absolute[2] ?? ''] : [null, target];
  // Browsers keep a hash to themselves and encode all else that is not ASCII; a backslash is a slash to some programs.
  if (!rest.startsWith('/') || /[#\\]|[^\u0021-\u007e]/.test(rest)) return BAD;
  const end = rest.indexOf('?');
  const path = end === -1 ? rest : rest.slice(0, end);
  if (/(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) return BAD;
  return { kind: 'target', path, query: end === -1 ? '' : rest.slice(end), host };
}

export type SitePath = { readonly kind: 'path'; readonly path: string } | { readonly kind: 'nowhere' } | Refusal;

/** The decoded path below the base, without a slash at its start. What no site publishes is nowhere. */
export function toSitePath(encoded: string, base: string): SitePath {
  const path = decode(encoded);
  if (path === null) return BAD;
  if (!path.startsWith(base)) return { kind: 'nowhere' };
  const below = path.slice(base.length);
  const segments = below.split('/');
  if (segments.some((segment, i) => segment === '' && i < segments.length - 1)) return { kind: 'nowhere' };
  return segments.some(isHidden) ? { kind: 'nowhere' } : { kind: 'path', path: below };
}

/** Dot files are of the author; only the folder of RFC 8615 is for all to see. */
export function isHidden(segment: string, index: number): boolean {
  return segment.startsWith('.') && !(segment === '.well-known' && index === 0);
}

/** Null: what is encoded there, once or twice, is no character of a path. */
function decode(encoded: string): string | null {
  if (/%(?![0-9a-f]{2})|%(?:[01][0-9a-f]|2f|5c|7f)/i.test(encoded)) return null;
  const path = decodeOnce(encoded);
  if (path === null || /%(?:25|2e|2f|5c|00)/i.test(path)) return null;
  return path;
}

function decodeOnce(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null; // Bytes that are not UTF-8.
  }
}
