// Adds the script of an analytics host to the page.

interface TagOptions {
  /** Hash of the file, where it never changes. */
  readonly integrity?: string | undefined;
  readonly data?: Readonly<Record<string, string>>;
}

/** A host that fails or is blocked costs the reader nothing: events then wait in a queue that ends with the page. */
export function addTagScript(document: Document, src: string, { integrity, data = {} }: TagOptions = {}): void {
  // A reader may take the agreement back and give it again: one script is enough.
  if ([...document.querySelectorAll('script')].some((known) => known.getAttribute('src') === src)) return;
  const script = document.createElement('script');
  script.async = true;
  // Without `crossorigin`, a browser may not look at what it is to compare.
  if (integrity) Object.assign(script, { integrity, crossOrigin: 'anonymous' });
  script.src = src;
  for (const [name, value] of Object.entries(data)) script.setAttribute(`data-${name}`, value);
  document.head.append(script);
}
