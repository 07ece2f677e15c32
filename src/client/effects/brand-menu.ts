// The logo and the wordmark of a product as SVG on the clipboard: from the menu of products, and from the logo's own menu.
import { copyText } from './copy-text.ts';
import { fetchText } from './fetch-text.ts';
import { sayBriefly } from './say-briefly.ts';

export type BrandWindow = Pick<Window, 'document' | 'navigator' | 'setTimeout' | 'clearTimeout'> & {
  readonly fetch: typeof fetch;
};

const ENTRY = '[data-copy-svg]';

/** `first` was clicked before this was loaded. */
export function startBrandCopies(first: HTMLElement, window: BrandWindow): Promise<void> {
  window.document.addEventListener('click', ({ target }) => {
    const entry = target instanceof Element ? target.closest<HTMLElement>(ENTRY) : null;
    if (entry) void copy(entry, window);
  });
  return copy(first, window);
}

async function copy(entry: HTMLElement, window: BrandWindow): Promise<void> {
  const { document, navigator, fetch } = window;
  const label = entry.querySelector('span');
  const texts = document.querySelector<HTMLElement>('[data-brand]')?.dataset;
  if (!label || !texts || 'said' in entry.dataset) return; // It still says what became of the last click.
  entry.dataset.said = '';
  let said = texts.copied ?? '';
  try {
    const address = entry.dataset.copySvg ?? '';
    await copyText(
      address === '' ? shownLogo(document) : await fetchText(address, fetch),
      document,
      navigator.clipboard,
    );
  } catch (error) {
    console.error('The SVG could not be copied.', error);
    said = texts.failed ?? '';
  }
  const menu = entry.closest<HTMLElement>('[popover]');
  const status = menu?.querySelector('[role="status"]') ?? null;
  sayBriefly(said, { button: entry, label, status }, window, () => {
    if (menu?.querySelector('[role="menu"]')) menu.hidePopover();
  });
}

/** The page holds it as HTML; a file needs the namespace too. */
function shownLogo(document: Document): string {
  const logo = document.querySelector('.dg-brand svg, #dg-products [aria-current] svg');
  if (!logo) throw new Error('The page shows no logo.');
  return new XMLSerializer().serializeToString(logo);
}

/** The entries that stand below the products, as a menu. */
export function openBrandMenu({ document }: BrandWindow): void {
  const menu = document.getElementById('dg-brand-menu') ?? makeMenu(document);
  menu?.showPopover();
  menu?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
}

function makeMenu(document: Document): HTMLElement | null {
  const entries = document.querySelector<HTMLElement>('[data-brand]')?.cloneNode(true);
  if (!(entries instanceof HTMLElement)) return null;
  const status = document.createElement('span');
  Object.assign(status, { className: 'dg-sr', role: 'status' });
  entries.role = 'menu';
  entries.ariaLabel = entries.dataset.brand ?? '';
  entries.removeAttribute('class');
  entries.removeAttribute('data-brand');
  for (const row of entries.children) row.role = 'none';
  for (const item of entries.querySelectorAll<HTMLElement>('a, button')) {
    item.role = 'menuitem';
    item.tabIndex = -1;
  }
  const menu = document.createElement('div');
  Object.assign(menu, { id: 'dg-brand-menu', className: 'dg-menu dg-menu-start', popover: 'auto' });
  menu.append(entries, status);
  menu.addEventListener('keydown', (event) => moveFocus(event, menu));
  document.querySelector('.dg-header')?.append(menu);
  return menu;
}

/** Escape closes it by itself; Tab goes on from the logo, which the focus returns to. */
function moveFocus(event: KeyboardEvent, menu: HTMLElement): void {
  const { key, target } = event;
  const items = [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  const at = target instanceof HTMLElement ? items.indexOf(target) : -1;
  const steps: Readonly<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
  const step = steps[key];
  if (key === 'Tab') menu.hidePopover();
  if (step === undefined) return;
  event.preventDefault();
  items.at(step % items.length)?.focus();
}
