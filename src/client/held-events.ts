// Keeps an event that came before its island was live, and gives it back once.

export interface HeldEvent {
  readonly event: Event;
  readonly target: Element;
  readonly island: Element;
  /** Child indexes from the island to the target, to find it again if React had to replace it. */
  readonly path: readonly number[];
  /** What was typed so far; null where the target is no field. */
  value: string | null;
}

/** Whether an island has to see this event; all others are the browser's own. */
export function wants(event: Event): boolean {
  if (event.defaultPrevented) return false;
  if (event instanceof KeyboardEvent) return isActivation(event) && !clicksByItself(event.target);
  // A link needs no script to lead somewhere, and a click with a modifier opens a tab or a menu of the browser.
  if (event instanceof MouseEvent) return event.button === 0 && !hasModifier(event) && !isInLink(event.target);
  return true;
}

/** An impatient second click means the same as the first; the last text typed wins. */
export function holdEvent(held: HeldEvent[], event: Event, island: Element): void {
  const target = event.target as Element; // `islandAround` found the island through it.
  const value = typedInto(target);
  const earlier = held.find((other) => other.event.type === event.type && other.target === target);
  if (earlier) earlier.value = value;
  else held.push({ event, target, island, path: pathTo(target, island), value });
}

/** The same event on the same element. Its default action happens as it would have, unless the island prevents it. */
export function replay({ event, target, island, path, value }: HeldEvent): void {
  const current = target.isConnected ? target : follow(path, island);
  if (!current) return;
  if (event instanceof SubmitEvent && current instanceof HTMLFormElement) {
    // A dispatched submit would tell the island but never send the form.
    const submitter = event.submitter?.isConnected ? event.submitter : null;
    current.requestSubmit(submitter);
    return;
  }
  if (value !== null && (event.type === 'input' || event.type === 'change')) retype(current, value);
  // An event's own fields are what its constructor takes.
  const Kind = event.constructor as new (type: string, init: Event) => Event;
  current.dispatchEvent(new Kind(event.type, event));
}

function isActivation(event: KeyboardEvent): boolean {
  return (event.key === 'Enter' || event.key === ' ') && !event.repeat && !hasModifier(event);
}

/** Enter and Space on these become a click, which is held; or they are text. Holding both would act twice. */
function clicksByItself(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('button, a[href], summary, input, select, textarea, [contenteditable]') !== null
  );
}

function isInLink(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a[href]') !== null;
}

function hasModifier(event: MouseEvent | KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}

function typedInto(target: Element): string | null {
  return isField(target) ? target.value : null;
}

function isField(target: Element): target is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}

/**
 * React skips an input event when the field holds the value it saw last. It sees what is set on the element itself, not
 * what is set through the prototype: the first assignment makes it forget the text, the second brings it back unseen.
 */
function retype(field: Element, value: string): void {
  if (
    !isField(field) ||
    (field instanceof HTMLInputElement &&
      (field.type === 'checkbox' || field.type === 'radio' || field.type === 'file'))
  )
    return;
  field.value = value === '' ? ' ' : '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}

function pathTo(target: Element, island: Element): number[] {
  const path: number[] = [];
  for (let node = target; node !== island && node.parentElement; node = node.parentElement) {
    path.unshift([...node.parentElement.children].indexOf(node));
  }
  return path;
}

function follow(path: readonly number[], island: Element): Element | undefined {
  return path.reduce<Element | undefined>((node, index) => node?.children[index], island);
}
