// The title of a node: what the author wrote, else a text made from its path.

import { isExternal, splitHref } from '../lib/url.ts';
import { withoutEnd } from '../lib/without-end.ts';
import type { PageNodeInput } from '../schema/page-tree.ts';
import { fromPathname } from './pathname.ts';

/** `false` asks for none. */
export function nodeTitle({
  title,
  subheader,
  pathname,
}: Pick<PageNodeInput, 'title' | 'subheader' | 'pathname'>): string | null {
  if (title === false) return null;
  return title || derivedTitle(typeof subheader === 'string' && subheader !== '' ? subheader : pathname);
}

/** `/ui/react-button-group` → `Button group`; below `/api/` the name of a component or a hook. */
export function derivedTitle(source: string): string {
  // A caption's text may hold `?` and `#`; only in an address do they mean something.
  const { path, hash } = source.startsWith('/') || isExternal(source) ? splitHref(source) : { path: source, hash: '' };
  const last =
    hash.length > 1
      ? hash.slice(1)
      : (withoutEnd(fromPathname(path).replace(/\/\[docsTab\]/, ''), '/')
          .split('/')
          .at(-1) ?? '');
  const name = last.replace('react-', '').replace(/\..*$/s, '');
  if (path.includes('/api-docs/')) return pascalCase(name);
  if (path.includes('/api/')) return name.startsWith('use') ? camelCase(name) : pascalCase(name);
  return upperFirst(name.replaceAll('-', ' '));
}

function pascalCase(name: string): string {
  return name
    .split(/[^\p{L}\p{N}]+/u)
    .map(upperFirst)
    .join('');
}

function camelCase(name: string): string {
  const pascal = pascalCase(name);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
}

function upperFirst(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
