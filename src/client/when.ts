// When an effect is loaded: readers who never ask for it never fetch it.

type Load<Arguments extends readonly unknown[]> = (...given: Arguments) => Promise<unknown>;

/** Longest wait for an idle moment, in milliseconds. */
const IDLE_WITHIN_MS = 2000;

/** `selector` matches on the page that was opened: the effect gets the first match. */
export function whenPresent(selector: string, load: Load<[element: HTMLElement]>): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (element) load(element).catch(report);
}

/**
 * Something inside of `selector` gets an event of this type for the first time. The effect is given that event, which is over
 * by the time it has loaded, and listens for all later ones by itself.
 */
export function onFirst<Type extends keyof DocumentEventMap>(
  type: Type,
  selector: string,
  load: Load<[element: HTMLElement, event: DocumentEventMap[Type]]>,
): void {
  const listen = (event: DocumentEventMap[Type]): void => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
    if (!element) return;
    document.removeEventListener(type, listen, true);
    load(element, event).catch(report);
  };
  document.addEventListener(type, listen, { capture: true, passive: true });
}

/** The page has nothing better to do. */
export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: IDLE_WITHIN_MS });
  else setTimeout(run, 200); // Safari.
}

export function report(error: unknown): void {
  console.error(error);
}
