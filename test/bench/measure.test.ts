// The figures of the benchmarks are no better than what they are measured with.
import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

const MEASURE = new URL('./measure.mjs', import.meta.url).href;

/** What `measureTree` says, in a process of its own. */
function measured(command: string, args: readonly string[], options: Readonly<Record<string, unknown>>) {
  const given = [command, args, { cwd: '/', timeoutMs: 60_000, ...options }].map((one) => JSON.stringify(one)).join();
  const program = `import { measureTree } from '${MEASURE}'; console.log(JSON.stringify(await measureTree(${given})));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }));
}

/** A process that takes 100 MB and 200 ms of CPU, with as many of its kind below it as it is told. */
const WORK = `
const { spawnSync } = require('node:child_process');
const memory = Buffer.alloc(100 << 20, 1);
while (process.cpuUsage().user < 200_000) memory[0]++;
const { BELOW, WORK } = process.env;
if (BELOW > 0) spawnSync(process.execPath, ['-e', WORK], { env: { ...process.env, BELOW: BELOW - 1 }, stdio: 'inherit' });
setTimeout(() => memory, 200);
`;

it('the measurement counts the CPU time and the memory of all descendant processes', () => {
  const run = (below: number) => measured(process.execPath, ['-e', WORK], { env: { WORK, BELOW: `${below}` } });
  const [one, two] = [run(0), run(1)];
  expect(one.status).toBe(0);
  expect(two.cpuSeconds - one.cpuSeconds).toBeGreaterThan(0.1);
  expect(two.peakMb - one.peakMb).toBeGreaterThan(90);
});

it('the measurement ends a process that takes too long, with its descendants', () => {
  const ended = measured('bash', ['-c', 'sleep 60 & wait'], { timeoutMs: 300 });
  expect(ended).toEqual({ stdout: '', stderr: '', status: null });
});

it('the measurement returns the exit code and the output of a process that fails', () => {
  const failed = measured('bash', ['-c', 'echo so; exit 3'], {});
  expect(failed).toMatchObject({ status: 3, stdout: 'so\n', stderr: '' });
});
