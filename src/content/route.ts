// The route of a file: from its place in the folder, and whether a route can be published at all.

/** `buttons/buttons.md` and `buttons/index.md` are `<prefix>buttons/`; `index.md` is the prefix itself. */
export function derivedRoute(name: string, prefix: string): string {
  const segments = name.replace(/\.md$/, '').split('/');
  const last = segments.at(-1);
  if (last === 'index' || (segments.length > 1 && last === segments.at(-2))) segments.pop();
  return segments.length === 0 ? prefix : `${prefix}${segments.join('/')}/`;
}

/** A README, and all that has `_` before its name, is a page only where something names it: the author's notes and parts. */
export function needsNaming(name: string): boolean {
  const segments = name.split('/');
  return segments.at(-1) === 'README.md' || segments.some((segment) => segment.startsWith('_'));
}

/** A written route is an address, where `?` and `#` end the path; one that is the name of a file may hold them. */
const NOT_WRITTEN = /[?#\\]/;
const NOT_PUBLISHED = /[\\]/;

/** What is wrong with a route, as the end of a sentence; null when it is right. `route` starts and ends as it was written. */
export function routeProblem(route: string, prefix: string, isName = false): string | null {
  if (!route.startsWith('/')) return 'must start with a slash';
  if (isName && NOT_PUBLISHED.test(route)) return 'must not contain a backslash';
  if (!isName && NOT_WRITTEN.test(route)) return 'must not contain ?, # or a backslash';
  if (/[\u0000-\u001F\u007F]|\p{Surrogate}/u.test(route)) return 'must not contain control characters';
  if (route.split('/').some((segment) => segment === '..' || segment === '.'))
    return 'must not contain . or .. segments';
  return `${route}/`.startsWith(prefix) ? null : `does not start with ${prefix}, the prefix of its product`;
}

/** `button-zh.md` → `button.md` and `zh`, when `zh` is one of `languages`; else null. */
export function translationOf(
  name: string,
  languages: readonly string[],
): { readonly original: string; readonly language: string } | null {
  const match = /^(.*)-([a-z]{2})\.md$/s.exec(name);
  const [, stem = '', language = ''] = match ?? [];
  return match && languages.includes(language) ? { original: `${stem}.md`, language } : null;
}
