// Says on the page for missing addresses which one was asked for.
import { decodePath } from '../../lib/url.ts';

/** As text, never as HTML: whoever made the link chose these characters. */
export function showAskedAddress(place: HTMLElement, { pathname }: Pick<Location, 'pathname'>): void {
  const code = place.querySelector('code');
  if (!code) return;
  code.textContent = decodePath(pathname);
  place.hidden = false;
}
