// The first touch of the sidebar fetches its script. A click that comes before it waits: it may be meant to open a group.
import { groupLinkOf, isPlainClick } from './group-link.ts';
import { report } from './when.ts';

export function wakeSidebar({ document, location }: Pick<Window, 'document' | 'location'>): void {
  const nav = document.getElementById('dg-nav');
  let live: Promise<(event: Event) => void> | undefined;
  const wake = (event: Event): void => {
    const link = event instanceof MouseEvent && isPlainClick(event) ? groupLinkOf(event) : null;
    if (link) event.preventDefault();
    live ??= import('./effects/sidebar.ts').then(({ startSidebar }) => {
      for (const type of TOUCHES) nav?.removeEventListener(type, wake, true);
      return startSidebar(nav as HTMLElement, window); // It was touched, so it is there.
    });
    live
      .then((handle) => {
        if (link || event.type !== 'click') handle(event);
      })
      .catch((error) => {
        if (link) location.assign(link.href);
        else report(error);
      });
  };
  for (const type of TOUCHES) nav?.addEventListener(type, wake, true);
}

const TOUCHES = ['pointerover', 'focusin', 'click'];
