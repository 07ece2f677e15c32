// Tells of code that should never have run: in any document of a browser, or by a request that it made.
import { createServer } from 'node:http';
import type { BrowserContext, Page } from 'playwright-core';

export interface CanaryHost {
  /** What no page may ask: `http://127.0.0.1:<port>`. */
  readonly origin: string;
  /** Paths that were asked for. */
  readonly asked: string[];
  readonly close: () => Promise<void>;
}

export async function canaryHost(): Promise<CanaryHost> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end('alert(1)');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Each entry names the frame in which something ran, and how: payloads call `alert`. Documents of frames are watched, too. */
export async function watchCanary(context: BrowserContext): Promise<string[]> {
  const fired: string[] = [];
  await context.exposeBinding('dgCanary', (_, name: string, how: string) => {
    fired.push(`${name} ${how}`);
  });
  await context.addInitScript(() => {
    const tell = (how: string) => () => {
      const { dgCanary } = window as unknown as { dgCanary: (name: string, how: string) => void };
      dgCanary(window.name, how);
    };
    for (const how of ['alert', 'confirm', 'prompt', 'print']) Object.assign(window, { [how]: tell(how) });
  });
  // Where the script above did not run in time, the browser itself opens a dialog.
  const listen = (page: Page) =>
    page.on('dialog', (dialog) => {
      fired.push(`dialog ${dialog.message()}`);
      dialog.dismiss().catch(() => undefined); // The page may be gone by then.
    });
  context.on('page', listen);
  return fired;
}

/** What a reader may do with all that is on a page: points at it, goes to it with the keyboard, presses it. */
export async function provoke(
  page: Page,
  where = ':is(main, aside, [popover], [role=dialog]) :not(svg *, pre *)',
): Promise<void> {
  await page.evaluate((selector) => {
    // Links to pages and other programs would end the visit, or the next one: only those that run code are let through.
    const runsCode = /^(?:javascript|vbscript|data|blob):$/;
    const leaves = (event: Event) => {
      const [target] = event.composedPath();
      const link = target instanceof Element ? target.closest('a[href],area[href]') : null;
      const isLink = link instanceof HTMLAnchorElement || link instanceof HTMLAreaElement;
      if (isLink && !runsCode.test(link.protocol)) event.preventDefault();
    };
    window.addEventListener('click', leaves, { capture: true });
    const kinds = ['mouseover', 'mouseenter', 'mousedown', 'pointerenter', 'wheel', 'auxclick', 'copy'];
    const pressed = 'a,area,[onclick],[data-press]';
    for (const element of document.querySelectorAll(selector)) {
      for (const kind of kinds) element.dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true }));
      if (!(element instanceof HTMLElement)) {
        if (element.matches(pressed))
          element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        continue;
      }
      if (element.matches('a,area,button,input,select,textarea,summary,[tabindex],[contenteditable]')) element.focus();
      if (element.matches(pressed)) element.click();
    }
    window.dispatchEvent(new Event('resize'));
  }, where);
}
