// One build publishes at a time: a second one waits until the first is over, and takes over from one that was killed.
import { basename, dirname, join } from 'node:path';
import { report } from '../diagnostics/report.ts';
import { isRecord } from '../lib/is-record.ts';
import { codeOf } from '../lib/node/error-code.ts';
import { parseJson } from '../lib/parse-json.ts';
import type { Holder, ShellDeps } from '../model/deps.ts';
import type { Diagnostic } from '../model/outcome.ts';

export type LockDeps = Pick<ShellDeps, 'fs' | 'writer' | 'net' | 'progress' | 'self' | 'isRunning'>;

export interface Lock {
  release(): Promise<void>;
}

const LOOK_AGAIN_MS = 100;
/** Between two looks, others may take it and give it back; but not as often as this. */
const MOST_MISSES = 100;
const LONGEST_WAIT_MS = 10 * 60_000;
/** Of a process on another host, which nobody can see from here: no build publishes for as long. */
const LONGEST_HOLD_MS = 30 * 60_000;

/** `file`: says who has the lock; its folder is made. `busy`: what there is to say when somebody keeps it. */
export async function takeLock(
  file: string,
  deps: LockDeps,
  busy: (held: Pick<HeldLock, 'pid' | 'host' | 'since'>) => Diagnostic = (held) => report('emit/locked', held),
): Promise<Lock | Diagnostic> {
  const { writer, net, progress } = deps;
  const started = net.wallClock();
  const since = new Date(started).toISOString();
  let isWaiting = false;
  let misses = 0;
  try {
    for (let held = readLock(file, deps); ; held = readLock(file, deps)) {
      if (held === null) {
        const missed = await create(file, since, deps);
        if (missed === null) break;
        if (++misses === MOST_MISSES) throw missed;
        continue;
      }
      if (await takeOver(file, held, deps)) continue;
      if (net.wallClock() - started > LONGEST_WAIT_MS) return busy(held);
      if (!isWaiting) progress.start(`waiting for the build of process ${held.pid}`);
      isWaiting = true;
      await net.sleep(LOOK_AGAIN_MS);
    }
  } finally {
    if (isWaiting) progress.end('waiting', net.wallClock() - started);
  }
  return {
    async release() {
      await writer.remove(file);
      await writer.removeEmptyFolder(dirname(file));
    },
  };
}

/** null: it is ours; else why not now. It gets its name when all of it is written: nobody ever reads half of one. */
async function create(file: string, since: string, { writer, self }: LockDeps): Promise<unknown> {
  const own = ownFile(file, self);
  try {
    await writer.put(own, `${JSON.stringify({ ...self, since })}\n`);
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
    if (isRunning(asked) !== true) await writer.remove(join(dirname(file), name));
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

/** True: nobody has it any more. Of two builds that find it left behind, one moves it away; the other finds a new one. */
async function takeOver(file: string, held: HeldLock, deps: LockDeps): Promise<boolean> {
  const { fs, writer, self, isRunning } = deps;
  const running = isRunning(held);
  if (running === true || (running === null && (await ageOf(file, deps)) < LONGEST_HOLD_MS)) return false;
  const aside = `${ownFile(file, self)}-old`;
  await writer.move(file, aside).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error; // Somebody else was quicker.
  });
  const moved = fs.readTextSync(aside);
  if (moved !== undefined && moved !== held.text) await writer.create(file, moved); // Of who was quicker: it is theirs.
  await writer.remove(aside);
  return true;
}

async function ageOf(file: string, { writer, net }: Pick<LockDeps, 'writer' | 'net'>): Promise<number> {
  const stats = await writer.stat(file);
  return stats === null ? 0 : net.wallClock() - stats.mtimeMs;
}
