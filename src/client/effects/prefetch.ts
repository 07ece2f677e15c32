// Fetches pages ahead where the browser knows no speculation rules: those that a reader points at, and the neighbours of a
// page once their links are seen.
import { NO_PREFETCH } from '../../lib/speculation-rules.ts';

export interface Ahead {
  /** Address of the page that is open. */
  readonly here: string;
  /** Path of the site; starts and ends with a slash. */
  readonly base: string;
  /** Addresses that were fetched already. */
  readonly known: ReadonlySet<string>;
}

/** The address to fetch for a link, or null: another site, a file, this very page, or one that was fetched before. */
export function addressAhead(href: string, { here, base, known }: Ahead): string | null {
  const url = new URL(href, here);
  url.hash = '';
  const isPage = url.origin === new URL(here).origin && url.pathname.startsWith(base) && url.pathname.endsWith('/');
  return isPage && url.href !== here.replace(/#.*/, '') && !known.has(url.href) ? url.href : null;
}

export function startPrefetch(view: Window, base: string): void {
  const { document, navigator } = view;
  if (savesData(navigator)) return;
  const known = new Set<string>();
  const fetchAhead = (link: HTMLAnchorElement): void => {
    if (link.matches(NO_PREFETCH)) return;
    const href = addressAhead(link.href, { here: view.location.href, base, known });
    if (href === null) return;
    known.add(href);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(
      type,
      ({ target }) => {
        const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
        if (link) fetchAhead(link);
      },
      { passive: true },
    );
  }
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && target instanceof HTMLAnchorElement) fetchAhead(target);
    }
  });
  for (const link of document.querySelectorAll('.dg-pager a')) seen.observe(link);
}

/** The reader's wish, which only some browsers tell. */
function savesData(navigator: Navigator): boolean {
  return 'connection' in navigator && Object(navigator.connection).saveData === true;
}
