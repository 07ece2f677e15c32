// Lets a reader close the announcement above the page: closed ones are remembered by their id.
import { writeSetting } from './state/scheme.ts';
import { localStorageOf } from './state/storage.ts';

/** Stored as `<prefix>-announcement`: the id of the one that was closed last. The script before the first paint reads it. */
export function serveAnnouncement(view: Window, prefix: string, id: string): void {
  const { document } = view;
  const line = document.getElementById('dg-announcement');
  line?.querySelector('button')?.addEventListener('click', () => {
    writeSetting(localStorageOf(view), `${prefix}-announcement`, id);
    document.documentElement.setAttribute('data-announcement', 'closed');
    // The button is gone, and the focus with it.
    document.getElementById('main-content')?.focus({ preventScroll: true });
  });
}
