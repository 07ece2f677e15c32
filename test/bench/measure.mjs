// Runs a command and measures it: wall clock, CPU time of it and of every process it started, and their memory.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { hasProc, processes } from './proc.cjs';

const childrenCpu = fileURLToPath(new URL('./children-cpu.cjs', import.meta.url));
/** Between two looks at the memory: a look takes about a millisecond. */
const LOOK_MS = 25;
const MB = 2 ** 20;

/** `cpuSeconds` is user and system time as the shell's `time` sees it, and that of children nobody waited for. */
export function measure(command, args, options = {}) {
  const { stdout, stderr, status } = spawnSync('bash', ['-c', timed(command, args)], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: environment(),
    ...options,
  });
  return { stdout, status, ...times(stderr, command) };
}

/**
 * The same for a long build, with `peakMb`: the most that the resident memory of all its processes came to, null where
 * there is no /proc. It counts twice what processes share. A build that takes longer than `timeoutMs` is ended:
 * `status` is null then, and no time is known.
 */
export async function measureTree(command, args, { cwd, env = {}, timeoutMs }) {
  const child = spawn('bash', ['-c', timed(command, args)], {
    cwd,
    env: { ...environment(), ...env },
    detached: true, // With a group of its own, which ends as one.
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'])
    child[name].setEncoding('utf8').on('data', (text) => {
      said[name] += text;
    });
  const end = () => process.kill(-child.pid, 'SIGKILL');
  const interrupted = () => {
    end();
    process.exit(130);
  };
  process.once('SIGINT', interrupted);
  const timer = setTimeout(end, timeoutMs);
  let peak = 0;
  const looks = setInterval(() => {
    if (hasProc) peak = Math.max(peak, memoryPages(child.pid));
  }, LOOK_MS);
  const status = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  clearInterval(looks);
  clearTimeout(timer);
  process.off('SIGINT', interrupted);
  if (status === null) return { ...said, status };
  return { ...said, status, ...times(said.stderr, command), peakMb: hasProc ? (peak * pageSize()) / MB : null };
}

function timed(command, args) {
  const quoted = [command, ...args].map((part) => `'${part.replaceAll("'", "'\\''")}'`).join(' ');
  return `TIMEFORMAT='@%R %U %S@'; time ${quoted}`;
}

/** Certificates that somebody has Node read at each start would be counted with every tool that is made of it. */
function environment() {
  const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env;
  return { ...env, LC_ALL: 'C', NODE_OPTIONS: `--require=${JSON.stringify(childrenCpu)}` };
}

function times(stderr, command) {
  const last = /@([\d.]+) ([\d.]+) ([\d.]+)@\s*$/.exec(stderr);
  if (!last) throw new Error(`${command} could not be measured:\n${stderr}`);
  const [seconds, user, system] = last.slice(1).map(Number);
  // Each Node process of the tree says it once.
  const children = [...stderr.matchAll(/@children ([\d.]+)@/g)].reduce((sum, [, said]) => sum + Number(said), 0);
  return { stderr: stderr.slice(0, last.index), seconds, cpuSeconds: user + system + children };
}

/** Of a process and all below it. */
function memoryPages(root) {
  const all = processes();
  const isBelow = (pid) => pid === root || (all.has(pid) && isBelow(all.get(pid).parent));
  let sum = 0;
  for (const [pid, { memoryPages: pages }] of all) if (isBelow(pid)) sum += pages;
  return sum;
}

let bytes;
function pageSize() {
  bytes ??= Number(execFileSync('getconf', ['PAGESIZE'], { encoding: 'utf8' }));
  return bytes;
}
