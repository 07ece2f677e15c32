// Addresses that a page of this site must not hold.
import { hasSafeScheme } from '../lib/url.ts';

/** As the sanitiser reads it: a colon before any slash ends a scheme, whatever stands before it. */
export function isUnsafeLink(href: string): boolean {
  return hasScheme(href) && !hasSafeScheme(href);
}

/** Only pictures may hold their data in the address, and only those that cannot hold code: no SVG. */
export function isUnsafeSource(src: string): boolean {
  return hasScheme(src) && !/^https?:|^data:image\/(?:png|gif|jpeg|webp);base64,/i.test(src);
}

function hasScheme(address: string): boolean {
  return /^[^/?#]*:/.test(address);
}
