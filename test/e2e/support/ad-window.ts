// Opens pages with ads in windows without layout: a clock that the test moves on, chosen numbers, and what is shown and told.
import { fakeClock } from '../../support/fake-clock.ts';
import { type WindowVisitOptions, windowVisit } from './window-visit.ts';

export interface AdWindowOptions extends WindowVisitOptions {
  /** @default '/ui/' */
  readonly path?: string;
  /** Every number that is drawn. @default 0.5 */
  readonly draw?: number;
}

/** The settings have come and the first choice was made; a network is asked when the clock moves on. */
export async function adWindow(folder: string, options: AdWindowOptions = {}) {
  const { path = '/ui/', draw = 0.5, prepare, ...rest } = options;
  const clock = fakeClock();
  const page = await windowVisit(folder, path, {
    ...rest,
    prepare(window) {
      window.Math.random = () => draw;
      Object.assign(window, {
        setTimeout: (run: () => void, ms = 0) => clock.setTimeout(run, ms),
        clearTimeout: clock.clearTimeout,
      });
      prepare?.(window);
    },
  });
  const { document } = page;
  return {
    page,
    document,
    clock,
    box: document.querySelector<HTMLElement>('.dg-body-top'),
    /** Lets what is due begin, and waits for its answers. */
    async runFor(ms: number) {
      clock.advance(0);
      await page.idle();
      clock.advance(ms);
      await page.idle();
    },
    label: () => document.querySelector('[data-ga-event-category="ad"]')?.getAttribute('data-ga-event-label') ?? null,
    /** What analytics is told of ads. */
    events: () =>
      (page.window.docsGenEvents ?? [])
        .filter(({ name }) => name === 'ad')
        .map(({ params }) => `${params.eventAction} ${params.eventLabel}`),
    /** Addresses at other hosts, of requests. */
    asked: () => page.requests.filter((address) => !address.startsWith('/')),
    /** Opens the code of a demo, or closes it. */
    async expand(name = 'Basic') {
      document.querySelector<HTMLElement>(`[data-demo="${name}"] [data-act="expand"]`)?.click();
      await page.idle();
    },
  };
}

/** Text without what is hidden. */
export function seen(element: Element | null): string {
  const copy = element?.cloneNode(true) as Element | undefined; // A copy of an element is one.
  for (const hidden of copy?.querySelectorAll('[hidden]') ?? []) hidden.remove();
  return copy?.textContent ?? '';
}
