// The seam between what happens on a page and whoever is told of it: events go on a queue of the window, and wait there.

export type EventValue = string | number | boolean | null;
export type EventParams = Readonly<Record<string, EventValue>>;

export interface TrackedEvent {
  readonly name: string;
  readonly params: EventParams;
}

/** An array, until a consumer puts its own `push` in place. Scripts of a project may read it too. */
export type EventQueue = TrackedEvent[];

declare global {
  interface Window {
    /** A page has several scripts that know nothing of each other: they meet here. */
    docsGenEvents?: EventQueue;
  }
}

export type TrackedWindow = Pick<Window, 'docsGenEvents'>;

/** Not an event but what is known of the reader's surroundings: the adapter remembers it for all events that follow. */
export const USER_PROPERTIES = 'user_properties';

/** The oldest are forgotten: on a site without analytics nobody ever takes them away. */
const KEPT = 100;

/** Tells of an event. Costs nothing more where nobody listens: callers need not know whether analytics is on. */
export function track(view: TrackedWindow, name: string, params: EventParams = {}): void {
  const queue = queueOf(view);
  queue.push({ name, params });
  if (queue.length > KEPT) queue.splice(0, queue.length - KEPT);
}

/**
 * Calls `listener` for every event from now on; with `replay` also for those that wait. Any number may listen.
 * Returns what ends it.
 */
export function followEvents(
  view: TrackedWindow,
  listener: (event: TrackedEvent) => void,
  { replay = true }: { readonly replay?: boolean } = {},
): () => void {
  const queue = queueOf(view);
  const before = queue.push;
  let listens = true;
  queue.push = (...events) => {
    const length = before.apply(queue, events);
    if (listens) events.forEach(listener);
    return length;
  };
  if (replay) [...queue].forEach(listener);
  return () => {
    listens = false; // Another consumer may have put its own `push` around this one.
  };
}

/** An element with such an id is no queue. */
function queueOf(view: TrackedWindow): EventQueue {
  const known = view.docsGenEvents;
  if (Array.isArray(known)) return known;
  const queue: EventQueue = [];
  view.docsGenEvents = queue;
  return queue;
}
