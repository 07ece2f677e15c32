// Keeps what steps made from one run to the next, with a note of every file that they read on the way.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Memo } from '../../model/memo.ts';
import { startOfWork } from './start-of-work.ts';

/** Something outside that was looked at: once it is another, what was made of it is worth nothing. */
export interface Read {
  isCurrent: boolean;
}

/** Who is asked what was read: all that happens in `run` is noted there. */
export interface Tracer {
  note(read: Read): void;
  /** When the step that works now began, as `Date.now()` says it; without one, now. */
  since(): number;
}

export interface WarmMemo extends Memo {
  /** After a whole run: what neither this one nor the one before asked for is released. */
  turn(): void;
  /** Items that are kept. */
  readonly size: number;
  /** Nothing is traced from now on: as long as anything is, every promise of the process costs more. */
  close(): void;
}

interface Item {
  readonly inputs: readonly unknown[];
  readonly value: unknown;
  readonly reads: readonly Read[];
  /** Items that this one was made of. */
  readonly parts: readonly string[];
}

interface Trace {
  readonly since: () => number;
  readonly reads: Set<Read>;
  readonly parts: Set<string>;
  /** The step is over: what happens in its name now is no part of its result. */
  isOver: boolean;
}

export function createWarmMemo(): { readonly memo: WarmMemo; readonly tracer: Tracer } {
  const traces = new AsyncLocalStorage<Trace>();
  let items = new Map<string, Item>();
  let earlier = new Map<string, Item>();

  const known = (id: string, inputs: readonly unknown[]): Item | null => {
    const item = items.get(id) ?? earlier.get(id);
    if (!item || !areSame(item.inputs, inputs) || !item.reads.every(({ isCurrent }) => isCurrent)) return null;
    return item;
  };
  /** What is part of a thing that is still asked for is asked for with it. */
  const touch = (id: string, item: Item): void => {
    items.set(id, item);
    for (const part of item.parts) {
      const own = items.has(part) ? undefined : earlier.get(part);
      if (own) touch(part, own);
    }
  };
  const tell = (id: string, reads: Iterable<Read>): void => {
    const outer = traces.getStore();
    if (!outer || outer.isOver) return;
    outer.parts.add(id);
    for (const read of reads) outer.reads.add(read);
  };

  /** Of two functions nobody can say that they do the same. */
  let functions = 0;
  const plain = (_key: string, value: unknown): unknown => {
    if (typeof value === 'function') return `function ${functions++}`;
    if (value instanceof RegExp) return String(value);
    return value instanceof Map || value instanceof Set ? [...value] : value;
  };

  const memo: WarmMemo = {
    async keep<T>(
      name: string,
      key: string,
      inputs: readonly unknown[],
      make: () => Promise<T>,
      isKept: (value: T) => boolean = () => true,
    ): Promise<T> {
      const id = `${name}\0${key}`;
      const item = known(id, inputs);
      if (item) {
        touch(id, item);
        tell(id, item.reads);
        return item.value as T; // Of the same name: made by the same code.
      }
      const trace = startTrace();
      try {
        const value = await traces.run(trace, make);
        if (isKept(value)) items.set(id, { inputs, value, reads: [...trace.reads], parts: [...trace.parts] });
        else items.delete(id);
        tell(id, trace.reads);
        return value;
      } finally {
        endTrace(trace);
      }
    },
    recall<T>(
      name: string,
      key: string,
      inputs: readonly unknown[],
      make: () => T,
      isKept: (value: T) => boolean = () => true,
    ): T {
      const id = `${name}\0${key}`;
      const item = known(id, inputs);
      if (item) {
        touch(id, item);
        tell(id, item.reads);
        return item.value as T; // As above.
      }
      const trace = startTrace();
      try {
        const value = traces.run(trace, make);
        if (isKept(value)) items.set(id, { inputs, value, reads: [...trace.reads], parts: [...trace.parts] });
        tell(id, trace.reads);
        return value;
      } finally {
        endTrace(trace);
      }
    },
    same<T>(name: string, key: string, value: T): T {
      const id = `${name}\0${key}`;
      const text = JSON.stringify(value, plain);
      const item = known(id, [text]) ?? { inputs: [text], value, reads: [], parts: [] };
      items.set(id, item);
      tell(id, []);
      return item.value as T; // As above.
    },
    turn() {
      earlier = items;
      items = new Map();
    },
    get size() {
      return new Set([...items.keys(), ...earlier.keys()]).size;
    },
    close: () => traces.disable(),
  };
  const tracer: Tracer = {
    note(read) {
      const trace = traces.getStore();
      if (trace && !trace.isOver) trace.reads.add(read);
    },
    since: () => traces.getStore()?.since() ?? Date.now(),
  };
  return { memo, tracer };
}

function startTrace(): Trace {
  return { since: startOfWork(), reads: new Set(), parts: new Set(), isOver: false };
}

/**
 * Every promise that was made in a step holds its trace for as long as it lives itself. Those of files that were read are held
 * by what was read: without this, each state of a file would hold the one before.
 */
function endTrace(trace: Trace): void {
  trace.isOver = true;
  trace.reads.clear();
  trace.parts.clear();
}

function areSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, index) => Object.is(value, other[index]));
}
