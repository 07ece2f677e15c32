// Applies what the reader chose on earlier pages to <html>, before anything is painted. It is part of every page, so it
// is written for few bytes and shares no code with the colour-mode store; a test holds the two to the same answers.

export function applyReaderSettings(view: Window, prefix: string): void {
  const { document } = view;
  const html = document.documentElement;
  const read = (key: string): string => {
    try {
      return view.localStorage.getItem(`${prefix}-${key}`) ?? '';
    } catch {
      return ''; // Forbidden by the reader's privacy settings: the page then has its defaults.
    }
  };
  const show = (name: string, value: string): void => html.setAttribute(`data-${prefix}-${name}`, value);
  const oneOf = (known: RegExp, value: string): string => known.exec(value)?.[0] ?? '';

  const mode = oneOf(PALETTE, read('mode'));
  const palette = mode || (view.matchMedia?.('(prefers-color-scheme:dark)').matches ? 'dark' : 'light');
  show('color-scheme', oneOf(PALETTE, read(`color-scheme-${palette}`)) || palette);
  html.setAttribute('data-color-mode', mode || 'system');
  html.style.colorScheme = palette;
  for (const meta of document.querySelectorAll('meta[name=theme-color]')) {
    const color = meta.getAttribute(`data-${palette}`);
    if (!color) continue;
    meta.setAttribute('content', color);
    html.style.background = color; // The ground, before the style sheet arrives.
  }
  const direction = oneOf(/^(rtl|ltr)$/, read('direction'));
  if (direction) html.dir = direction;
  if (read('dense') === 'true') show('dense', '');
  const colors = document.cookie.includes('paletteColors=') && read('colors-css');
  if (colors) {
    const style = document.createElement('style');
    style.id = 'dg-reader-colors';
    style.textContent = colors;
    document.head.append(style);
  }
}

/** Marks the page of a reader who has closed the announcement, or who comes after its time. `until`: 0 is for ever. */
export function hideAnnouncement(
  view: Pick<Window, 'localStorage' | 'document'>,
  key: string,
  id: string,
  { until, now }: { readonly until: number; readonly now: number },
): void {
  if ((until !== 0 && now >= until) || view.localStorage.getItem(key) === id)
    view.document.documentElement.setAttribute('data-announcement', 'closed');
}

/** The names of the two palettes are those of the two colour schemes as well. */
const PALETTE = /^(light|dark)$/;
