// The inline script behind each sidebar: before the first paint it puts back what the reader of this tab had opened, and
// how far the sidebar was scrolled, then brings the row of the page into view. Every page carries it: 350 bytes at most.

import { rootOfSite } from './site-root.ts';

// It runs in its place, and the renderer puts it behind the sidebar.
const script = document.currentScript as HTMLScriptElement;
const nav = script.previousElementSibling as HTMLElement;

/** How much room it leaves is said by the style sheet: `scroll-padding` of the sidebar, so that the page never moves. */
const show = () => nav.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });

try {
  // `effects/sidebar.ts` writes it: how far, and the open groups with their rows.
  const [top, rows] = JSON.parse(
    sessionStorage[
      process.env.RELATIVE_BASE === 'yes'
        ? `${script.dataset.nav}${rootOfSite(document)}`
        : (script.dataset.nav as string)
    ],
  );
  for (const group of nav.querySelectorAll('[data-group]') as NodeListOf<HTMLDetailsElement & HTMLAnchorElement>) {
    const html = rows[group.dataset.group as string];
    if (!html) continue;
    if (group.href) group.outerHTML = html;
    else group.open = true;
  }
  nav.scrollTop = top;
} catch {
  // Nothing is kept, or the browser forbids it: the page has its own branch open.
}
show();
// Until the menu of a phone opens, nothing in it has a place.
nav.ontoggle = show;
