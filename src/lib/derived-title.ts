// The title that a page or a group has when nobody wrote one: made of the last part of its path.
import { isExternal, splitHref } from './url.ts';
import { withoutEnd } from './without-end.ts';

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

/** `/ui/c%23/` → `/ui/c#/`; any other `%` is a character like all others. */
export function fromPathname(path: string): string {
  return path.replace(/%(?:23|3f|25(?=23|3f))/gi, decodeURIComponent);
}
