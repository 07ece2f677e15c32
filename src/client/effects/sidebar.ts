// The page tree for readers with scripts: a group whose rows are not on the page opens in its place, and what a reader opened
// is kept for the next page. Loaded with the first touch of the sidebar.
import { withSiteBase } from '../config.ts';
import { groupLinkOf, isPlainClick } from '../group-link.ts';
import { rootOfSite } from '../site-root.ts';
import { readSetting, type SettingsStorage, writeSetting } from '../state/scheme.ts';
import { sessionStorageOf } from '../state/storage.ts';

/** What the inline script behind the sidebar reads before the next page is painted (`../restore-nav.ts`). */
type Kept = readonly [scrollTop: number, rows: Readonly<Record<string, string>>];

/** The value handles the events that came before. */
export function startSidebar(nav: HTMLElement, view: Window): (event: Event) => void {
  // On the inline script, which stands behind every sidebar: `<prefix>-nav:`, then the address of all rows, or a product's id.
  const name = (nav.nextElementSibling as HTMLElement).dataset.nav ?? '';
  const address = name.slice(name.indexOf(':') + 1);
  const isWhole = !address.startsWith('/');
  const key = process.env.RELATIVE_BASE === 'yes' ? name + rootOfSite(view.document) : name;
  const storage = sessionStorageOf(view);
  const kept = readKept(storage, key);
  const opened = new Set(Object.keys(kept));
  const group = createGroups(address, view);

  const unfold = async (link: HTMLAnchorElement, number: string): Promise<void> => {
    const details = await group(number).catch(() => null);
    // Offline, or the site was published anew: the link leads to the first page of the group.
    if (!details) return view.location.assign(link.href);
    const hadFocus = link === view.document.activeElement;
    details.open = true;
    link.replaceWith(details);
    if (hadFocus) details.querySelector('summary')?.focus({ preventScroll: true });
  };
  const warm = (event: Event): void => {
    if (groupLinkOf(event)) group('').catch(() => undefined); // The click that follows meets the same error.
  };
  const clicked = (event: MouseEvent): void => {
    const link = groupLinkOf(event);
    const details = groupOfSummary(event);
    const number = (link ?? details)?.dataset.group;
    // A row was followed: the branch of this page stays open on the next one, or all rows below it would move up there.
    if (number === undefined) for (const open of openGroups(nav)) opened.add(open);
    if (number === undefined) return;
    if (isPlainClick(event)) {
      if (details?.open) opened.delete(number);
      else opened.add(number);
      if (!link) return;
      event.preventDefault();
      unfold(link, number);
    } else if (details) {
      const href = details.querySelector('a')?.href;
      if (!href) return;
      event.preventDefault(); // A summary is no link: with a key held it does what the link of a closed group does.
      view.open(href, '_blank', 'noopener');
    }
  };

  for (const link of nav.querySelectorAll('a[data-group]')) link.setAttribute('aria-expanded', 'false');
  nav.addEventListener('pointerover', warm);
  nav.addEventListener('focusin', warm);
  // Before the menu of a phone, which closes when a link was followed.
  nav.addEventListener('click', clicked, true);
  view.addEventListener('pagehide', () => {
    // A small tree stands whole in each page: there the number says enough.
    const html = (number: string) => (isWhole ? '1' : (rowsOf(nav, number) ?? kept[number] ?? ''));
    const rows = [...opened].map((number) => [number, html(number)] as const);
    const state: Kept = [nav.scrollTop, Object.fromEntries(rows)];
    writeSetting(storage, key, JSON.stringify(state));
  });
  return (event) => {
    if (event instanceof MouseEvent && event.type === 'click') clicked(event);
    else warm(event);
  };
}

function groupOfSummary({ target }: Event): HTMLDetailsElement | null {
  const summary = target instanceof Element ? target.closest('summary') : null;
  return summary?.parentElement instanceof HTMLDetailsElement ? summary.parentElement : null;
}

function openGroups(nav: HTMLElement): string[] {
  const groups = nav.querySelectorAll<HTMLDetailsElement>('details[open][data-group]');
  return [...groups].map(({ dataset }) => dataset.group ?? '');
}

/** All rows are fetched once, with the first call; each call makes a group of its own. After a failure the next one asks again. */
function createGroups(address: string, { document, fetch }: Pick<Window & typeof globalThis, 'document' | 'fetch'>) {
  let all: Promise<DocumentFragment> | undefined;
  const load = async (): Promise<DocumentFragment> => {
    const response = await fetch(process.env.RELATIVE_BASE === 'yes' ? withSiteBase(address, document) : address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    const template = document.createElement('template');
    // The build wrote it, as it wrote this page.
    template.innerHTML =
      process.env.RELATIVE_BASE === 'yes' ? withSiteBase(await response.json(), document) : await response.json();
    return template.content;
  };
  return async (number: string): Promise<HTMLDetailsElement | null> => {
    all ??= load();
    all.catch(() => {
      all = undefined;
    });
    const details = (await all).querySelector<HTMLDetailsElement>(`details[data-group="${number}"]`);
    return details && document.importNode(details, true);
  };
}

/** As the next page may show them; undefined: this page does not have the group open. */
function rowsOf(nav: HTMLElement, number: string): string | undefined {
  const details = nav.querySelector(`details[open][data-group="${number}"]`);
  if (process.env.RELATIVE_BASE === 'yes') {
    // The next page may be in another folder.
    for (const link of details?.querySelectorAll('a') ?? []) link.setAttribute('href', link.href);
  }
  return details?.outerHTML.replaceAll(' aria-current="page"', '');
}

function readKept(storage: SettingsStorage | null, key: string): Kept[1] {
  const kept: Kept | null = JSON.parse(readSetting(storage, key) ?? 'null');
  return kept?.[1] ?? {};
}
