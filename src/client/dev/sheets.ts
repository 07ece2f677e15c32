// Style sheets of an open page: a new one is loaded before the one that it replaces goes, so that the page is never without.

/** A sheet that does not come holds the page up for so long at most, in milliseconds. */
const LOAD_WITHIN_MS = 2000;

export interface SheetChange {
  readonly from: string;
  readonly to: string;
}

/** Addresses as the page's HTML has them. */
export async function swapSheets(document: Document, changes: readonly SheetChange[]): Promise<void> {
  await Promise.all(
    changes.map(async ({ from, to }) => {
      const former = sheetOf(document, from);
      if (!former) return; // Not a sheet of this page.
      if (from !== to && !sheetOf(document, to)) await loaded(copyOf(former, to), (link) => former.after(link));
      if (from !== to) former.remove();
    }),
  );
}

/** Makes the sheets of the page those of `to`; the answer takes away what is left over. */
export async function loadSheets(document: Document, to: Document): Promise<() => void> {
  const wanted = sheetsOf(to);
  let after: Element | null = null;
  const waits: Promise<void>[] = [];
  for (const sheet of wanted) {
    const present = sheetOf(document, sheet.getAttribute('href') ?? '');
    if (present) {
      after = present;
      continue;
    }
    const link = document.importNode(sheet);
    const before: Element | null = after;
    waits.push(
      loaded(link, () =>
        before ? before.after(link) : (sheetsOf(document)[0] ?? document.head.lastChild)?.before(link),
      ),
    );
    after = link;
  }
  const addresses = new Set(wanted.map((link) => link.getAttribute('href')));
  await Promise.all(waits);
  return () => {
    for (const link of sheetsOf(document)) if (!addresses.has(link.getAttribute('href'))) link.remove();
  };
}

export const SHEET = 'link[rel=stylesheet]';

/** Those of the head: a sheet further down is part of the content. */
function sheetsOf(document: Document): HTMLLinkElement[] {
  return [...document.head.querySelectorAll<HTMLLinkElement>(SHEET)];
}

function sheetOf(document: Document, address: string): HTMLLinkElement | undefined {
  return sheetsOf(document).find((link) => link.getAttribute('href') === address);
}

function copyOf(former: HTMLLinkElement, address: string): HTMLLinkElement {
  const link = former.cloneNode() as HTMLLinkElement; // A copy of an element is one of its kind.
  link.setAttribute('href', address);
  return link;
}

/** Resolves also when it can not be loaded: the browser says so in its console, and the page goes on. */
function loaded(link: HTMLLinkElement, insert: (link: HTMLLinkElement) => void): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LOAD_WITHIN_MS);
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    link.addEventListener('load', done, { once: true });
    link.addEventListener('error', done, { once: true });
    insert(link);
  });
}
