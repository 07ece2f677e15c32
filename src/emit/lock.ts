// One build publishes at a time: the next one waits until it ends, and takes over from one that was killed.
import { basename, dirname, join } from 'node:path';
import { isRecord } from '../lib/is-record.ts';
import { codeOf } from '../lib/node/error-code.ts';
import { parseJson } from '../lib/parse-json.ts';
import type { Holder, ShellDeps } from '../model/deps.ts';
import type { Diagnostic } from '../model/outcome.ts';

export type LockDeps = Pick<ShellDeps, 'fs' | 'writer' | 'net' | 'progress' | 'self' | 'isRunning' | 'timer'>;

export type LockHolder = Pick<HeldLock, 'pid' | 'host' | 'since'>;

export interface Lock {
  /** null: this build still holds the lock. If not, nothing may be published; `pid` is 0 if the other build has ended. */
  lostTo(): LockHolder | null;
  release(): Promise<void>;
}

const LOOK_AGAIN_MS = 100;
/** Between two looks, others may take it and give it back; but not as often as this. */
const MOST_MISSES = 100;
/** A build that holds the lock shows that it runs: it changes the time of the file. */
const BEAT_MS = 10_000;
/** Half an hour of looks. A process that cannot be seen from here, and that showed nothing for as long, was killed. */
const MOST_SILENT_LOOKS = (30 * 60_000) / LOOK_AGAIN_MS;
/** Ten minutes of looks, for a lock that a build can do without. */
const MOST_LOOKS = (10 * 60_000) / LOOK_AGAIN_MS;

/** Waits as long as the holder runs. `file`: contains who has the lock; its folder is made. */
export async function takeLock(file: string, deps: LockDeps): Promise<Lock> {
  const lock = await waitForLock(file, Number.POSITIVE_INFINITY, deps);
  if ('pid' in lock) throw new Error(`The lock ${file} was given up.`);
  return lock;
}

/** Does not wait for ever: `busy` makes a diagnostic of the holder. */
export async function tryLock(
  file: string,
  deps: LockDeps,
  busy: (held: LockHolder) => Diagnostic,
): Promise<Lock | Diagnostic> {
  const lock = await waitForLock(file, MOST_LOOKS, deps);
  return 'pid' in lock ? busy(lock) : lock;
}

/** Counts looks and compares no clocks: clocks of hosts differ, and may be set. */
async function waitForLock(file: string, mostLooks: number, deps: LockDeps): Promise<Lock | HeldLock> {
  const { net, progress, isRunning } = deps;
  const started = net.wallClock();
  const text = `${JSON.stringify({ ...deps.self, since: new Date(started).toISOString() })}\n`;
  const silence = silenceOf(file, deps);
  let looks = 0;
  let misses = 0;
  try {
    for (let held = readLock(file, deps); ; held = readLock(file, deps)) {
      if (held === null) {
        const missed = await create(file, text, deps);
        if (missed === null) return heldLock(file, text, deps);
        if (++misses === MOST_MISSES) throw missed;
        continue;
      }
      const running = isRunning(held);
      if (running === false || (running === null && (await silence(held)) >= MOST_SILENT_LOOKS)) {
        await takeOver(file, held, deps);
        continue;
      }
      if (looks >= mostLooks) return held;
      if (looks === 0) progress.start(`waiting for the build of process ${held.pid}`);
      looks++;
      await net.sleep(LOOK_AGAIN_MS);
    }
  } finally {
    if (looks > 0) progress.end('waiting', net.wallClock() - started);
  }
}

/** Counts the looks since the holder last changed the file. */
function silenceOf(file: string, { writer }: Pick<LockDeps, 'writer'>): (held: HeldLock) => Promise<number> {
  let last = '';
  let looks = 0;
  return async ({ text }) => {
    const seen = `${(await writer.stat(file))?.mtimeMs} ${text}`;
    looks = seen === last ? looks + 1 : 0;
    last = seen;
    return looks;
  };
}

function heldLock(file: string, text: string, deps: LockDeps): Lock {
  const { writer, timer } = deps;
  const lostTo = () => {
    const held = readLock(file, deps);
    return held?.text === text ? null : (held ?? { pid: 0, host: '', since: '' });
  };
  const stop = timer.every(BEAT_MS, () => {
    if (lostTo() === null) writer.touch(file);
  });
  return {
    lostTo,
    async release() {
      stop();
      if (lostTo() === null) await writer.remove(file);
      await writer.removeEmptyFolder(dirname(file));
    },
  };
}

/** null: it is ours; else why not now. It gets its name when all of it is written: nobody ever reads half of one. */
async function create(file: string, text: string, { writer, self }: LockDeps): Promise<unknown> {
  const own = ownFile(file, self);
  try {
    await writer.put(own, text);
    await writer.link(own, file);
    return null;
  } catch (error) {
    if (!['EEXIST', 'ENOENT'].includes(codeOf(error))) throw error; // Somebody has it, or took the folder with it.
    return error;
  } finally {
    await writer.remove(own);
  }
}

const ownFile = (file: string, { pid }: Holder): string => `${file}-${pid}`;

/** Takes away what builds have left that were killed while they asked for the lock. */
export async function sweepLocks(file: string, { fs, writer, self, isRunning }: LockDeps): Promise<void> {
  const start = `${basename(file)}-`;
  for (const { name } of (await fs.list(dirname(file))) ?? []) {
    if (!name.startsWith(start)) continue;
    const asked = { ...self, pid: Number(name.slice(start.length)), birth: '' };
    if (isRunning(asked) === false) await writer.remove(join(dirname(file), name));
  }
}

interface HeldLock extends Holder {
  /** As it is written down. */
  readonly since: string;
  /** All of the file. */
  readonly text: string;
}

/** null: there is none any more. */
function readLock(file: string, { fs }: Pick<LockDeps, 'fs'>): HeldLock | null {
  const text = fs.readTextSync(file);
  if (text === undefined) return null;
  const said = parseJson(text);
  const { pid, host, birth, since } = isRecord(said) ? said : {};
  return {
    pid: typeof pid === 'number' ? pid : 0,
    host: String(host ?? ''),
    birth: String(birth ?? ''),
    since: String(since ?? ''),
    text,
  };
}

/** Nobody else publishes. */
export function isOursAlone(file: string, deps: Pick<LockDeps, 'fs' | 'self'>): boolean {
  const held = readLock(file, deps);
  return held === null || (held.pid === deps.self.pid && held.birth === deps.self.birth);
}

/** Of two builds that find it left behind, one moves it away; the other finds a new one. */
async function takeOver(file: string, held: HeldLock, { fs, writer, self }: LockDeps): Promise<void> {
  const aside = `${ownFile(file, self)}-old`;
  await writer.move(file, aside).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error; // Somebody else was quicker.
  });
  const moved = fs.readTextSync(aside);
  if (moved !== undefined && moved !== held.text) await writer.create(file, moved); // Of who was quicker: it is theirs.
  await writer.remove(aside);
}
