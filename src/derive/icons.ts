// The icon of the site: its own logo, or a plain mark in its colour.
import { escapeAttribute } from '../lib/html.ts';
import type { Artifact } from '../model/artifact.ts';
import { DEFAULT_BRAND } from '../theme/tokens.ts';
import type { DeriveContext } from './context.ts';

export const FAVICON = 'favicon.svg';

export function icons(_artifacts: readonly Artifact[], { site }: DeriveContext): Artifact[] {
  const body = site.logo ?? defaultMark(site.theme.color ?? DEFAULT_BRAND);
  return [{ path: FAVICON, body, type: 'image/svg+xml', immutable: false }];
}

/** An open book seen from above: two pages and a spine. */
function defaultMark(color: string): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<rect width="32" height="32" rx="8" fill="${escapeAttribute(color)}"/>`,
    '<path d="M16 10v13M16 10c-2-1.6-5-2.2-9-2v13c4-.2 7 .4 9 2 2-1.6 5-2.2 9-2V8c-4-.2-7 .4-9 2Z" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round"/>',
    '</svg>\n',
  ].join('');
}
