// The script of pages that readers may copy as Markdown: what does it is fetched when a reader first points at the button.
import { onFirst } from './when.ts';

for (const type of ['pointerover', 'focusin', 'click'] as const)
  onFirst(type, '.dg-page-copy', async (_, event) =>
    (await import('./effects/copy-page.ts')).servePageCopies(window, event),
  );
