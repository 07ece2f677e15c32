// Runs the code of demos with a clock and chance that are the same in each build.

/** What depends on chance or on the clock gives another result with another `turn`. A promise that `run` gives is waited for. */
export function withLuck<T>(turn: number, run: () => T): T {
  const random = randomNumbers(turn + 1);
  const undo = [
    ...ownDate(steps(Date.UTC(2001 + turn, turn, 1 + turn, 5 + turn, turn, turn))),
    replace(performance, 'now', steps(1000 * turn)),
    replace(Math, 'random', random),
    replace(crypto, 'getRandomValues', (array: ArrayBufferView) => fill(array, random)),
    replace(crypto, 'randomUUID', () => uuid(random)),
  ];
  const end = () => {
    for (const back of undo) back();
  };
  let isWaiting = false;
  try {
    const result = run();
    if (!(result instanceof Promise)) return result;
    isWaiting = true;
    return result.finally(end) as T;
  } finally {
    if (!isWaiting) end();
  }
}

/** A clock on which each look takes a millisecond: a loop that waits for a moment ends. */
function steps(start: number): () => number {
  let now = start;
  return () => now++;
}

/** Lehmer’s generator with the constants of MINSTD. */
function randomNumbers(start: number): () => number {
  let seed = start;
  return () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
}

/** All dates share one prototype, so each is an instance of `Date` before, during and after this. */
function ownDate(now: () => number): (() => void)[] {
  const RealDate = Date;
  function OwnDate(...given: unknown[]): unknown {
    if (!new.target) return new RealDate(now()).toString();
    return Reflect.construct(RealDate, given.length === 0 ? [now()] : given, new.target);
  }
  Object.setPrototypeOf(OwnDate, RealDate);
  OwnDate.prototype = RealDate.prototype;
  OwnDate.now = now;
  return [replace(globalThis, 'Date', OwnDate), replace(RealDate.prototype, 'constructor', OwnDate)];
}

function fill<T extends ArrayBufferView>(array: T, random: () => number): T {
  const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
  for (let i = 0; i < bytes.length; i++) bytes[i] = random() * 256;
  return array;
}

function uuid(random: () => number): string {
  const digits = Array.from({ length: 30 }, () => Math.floor(random() * 16).toString(16)).join('');
  const group = (start: number, end: number) => digits.slice(start, end);
  return `${group(0, 8)}-${group(8, 12)}-4${group(12, 15)}-8${group(15, 18)}-${group(18, 30)}`;
}

/** Returns a function that takes it back. */
function replace(owner: object, name: string, value: unknown): () => void {
  const own = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { value, configurable: true, writable: true, enumerable: false });
  return () => {
    if (own) Object.defineProperty(owner, name, own);
    else Reflect.deleteProperty(owner, name);
  };
}
