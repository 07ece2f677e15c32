// What becomes of demos that load slowly, never end, or end their thread, on a clock that only the test moves.
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BroadcastChannel, setEnvironmentData } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { type RenderedDemo, type RunOptions, renderDemos } from '../../../src/demos/server/thread.ts';
import { packageRoot } from '../../../src/lib/node/package-root.ts';
import { openQueue } from '../../../src/lib/node/queue.ts';
import type { DemoAnswer, DemoQuestion } from '../../../src/model/demo-thread.ts';
import type { Timer } from '../../../src/model/deps.ts';
import { IS_LONG } from '../../support/long-run.ts';

/** A timer whose time passes when the test says so. `cpuShare`: how much of a core the process gets. */
function fakeTimer(cpuShare = 1) {
  const looks = new Set<() => void>();
  let cpu = 0;
  let ended = 0;
  const timer: Timer = {
    cpuTime: () => cpu,
    every(_, run) {
      looks.add(run);
      return () => {
        looks.delete(run);
        ended++;
      };
    },
  };
  const pass = (seconds: number) => {
    for (let i = 0; i < seconds; i++) {
      cpu += 1000 * cpuShare;
      for (const look of looks) look();
    }
  };
  return { timer, pass, isWatching: () => looks.size > 0, ended: () => ended };
}

/** A gate that the code of a demo waits at: `reached` resolves when it is there. */
function gate() {
  const state = new Int32Array(new SharedArrayBuffer(4));
  setEnvironmentData('gate', state);
  const channel = new BroadcastChannel('gate');
  const reached = once(channel, 'message').finally(() => channel.close());
  return {
    reached: () => reached,
    open() {
      Atomics.store(state, 0, 1);
      Atomics.notify(state, 0);
    },
  };
}

afterEach(() => setEnvironmentData('gate', undefined));

const WAIT = `const threads = require('node:worker_threads');
const channel = new threads.BroadcastChannel('gate');
channel.postMessage('reached');
channel.close();
Atomics.wait(threads.getEnvironmentData('gate'), 0, 0);`;
const LOOP = `${WAIT} for (;;) {}`;

const fine = "() => ({ default: () => 'fine' })";
const question = (component: string): DemoQuestion => ({
  id: component,
  component,
  wrapper: null,
  collector: null,
  prefix: 'd',
  words: null,
  props: { name: component, texts: { crashed: '', report: '' }, issueUrl: null, componentProps: null },
});

/** `demos`: code of a function that loads the module, by name. */
function render(
  demos: Readonly<Record<string, string>>,
  timer: Timer,
  questions: Parameters<typeof renderDemos>[0] = Object.keys(demos).map(question),
  onAnswer?: RunOptions<DemoAnswer>['onAnswer'],
): Promise<RenderedDemo[]> {
  const rows = Object.entries(demos).map(([name, load]) => `${JSON.stringify(name)}: ${load},`);
  return renderDemos(
    questions,
    {
      code: `handOver({\n${rows.join('\n')}\n});`,
      script: 'demos.cjs',
      requireFrom: join(packageRoot, 'package.json'),
      loadTurn: 0,
      words: new Map(),
    },
    { thread: pathToFileURL(join(packageRoot, 'dist-cli/demo-worker.js')), timer, onAnswer },
  );
}

const kindsOf = (results: readonly RenderedDemo[]) => results.map(({ id, kind }) => `${id}: ${kind}`);

test('a demo whose modules take 60 s to load is rendered', async () => {
  const { timer, pass, isWatching } = fakeTimer();
  const { reached, open } = gate();
  const results = render({ Slow: `() => { ${WAIT} return { default: () => 'loaded' }; }` }, timer);
  await reached();
  pass(60);
  open();
  expect(await results).toMatchObject([{ id: 'Slow', kind: 'html', html: expect.stringContaining('loaded') }]);
  expect(isWatching()).toBe(false);
});

test('time that other processes take on a busy machine does not count', async () => {
  const { timer, pass } = fakeTimer(1 / 30);
  const { reached, open } = gate();
  const results = render({ Slow: `() => ({ default: () => { ${WAIT} return 'done'; } })` }, timer);
  await reached();
  pass(30 * 59);
  open();
  expect(kindsOf(await results)).toEqual(['Slow: html']);
});

test('an answer that its receiver throws at ends the thread and the questions', async () => {
  const { timer, isWatching } = fakeTimer();
  const asked: string[] = [];
  const results = render(
    { A: "() => ({ default: () => 'a' })", B: "() => ({ default: () => 'b' })" },
    timer,
    undefined,
    ({ id }) => {
      asked.push(id);
      throw new Error('enough');
    },
  );
  await expect(results).rejects.toThrow('enough');
  expect([asked, isWatching()]).toEqual([['A'], false]);
});

test('CPU time of other threads counts as much as time has passed', async () => {
  const { timer, pass } = fakeTimer(8);
  const { reached, open } = gate();
  const results = render({ Slow: `() => ({ default: () => { ${WAIT} return 'done'; } })` }, timer);
  await reached();
  pass(59);
  open();
  expect(kindsOf(await results)).toEqual(['Slow: html']);
});

test.each([
  ['rendering', `() => ({ default: () => { ${LOOP} } })`, 60],
  ['loading', `() => { ${LOOP} }`, 300],
])('a demo that loops for ever while %s is stopped, and the next one is rendered', async (phase, code, seconds) => {
  const { timer, pass, isWatching, ended } = fakeTimer();
  const { reached, open } = gate();
  let passed = 0;
  const results = render({ Loop: code, Next: fine }, timer);
  await reached();
  open();
  for (; ended() === 0; passed++) {
    pass(1);
    await new Promise((resolve) => setImmediate(resolve)); // The message that rendering begins may be on its way.
  }
  expect(await results).toMatchObject([
    { id: 'Loop', kind: 'too-slow', phase },
    { id: 'Next', kind: 'html' },
  ]);
  expect(passed).toBeGreaterThanOrEqual(seconds);
  expect(isWatching()).toBe(false);
});

test('a demo that waits for ever without using CPU time is stopped after an hour', async () => {
  const { timer, pass } = fakeTimer(0);
  const { reached } = gate();
  const results = render({ Waits: `() => ({ default: () => { ${WAIT} } })` }, timer);
  await reached();
  pass(3600);
  expect(kindsOf(await results)).toEqual(['Waits: too-slow']);
});

test('a demo that exits ends its thread, and the others are rendered', async () => {
  const { timer } = fakeTimer();
  const demos = { First: fine, Exits: '() => ({ default: () => process.exit(3) })', Last: fine };
  expect(kindsOf(await render(demos, timer))).toEqual(['First: html', 'Exits: ended', 'Last: html']);
});

// Takes 2 GB and 13 s of CPU time.
test.runIf(IS_LONG)('a demo that runs out of memory is reported as such', { timeout: 600_000 }, async () => {
  const { timer } = fakeTimer();
  const fills = '() => ({ default: () => { for (const all = []; ; ) all.push(new Array(1e6).fill(0.5)); } })';
  expect(await render({ First: fine, Fills: fills, Last: fine }, timer)).toMatchObject([
    { kind: 'html' },
    { kind: 'ended', text: expect.stringContaining('memory') },
    { kind: 'html' },
  ]);
});

test('a build that already fails does not wait for the same loop in each demo', async () => {
  const { timer } = fakeTimer();
  const exits = '() => { process.exit(3); }';
  expect(kindsOf(await render({ A: exits, B: exits, C: exits, D: exits, E: exits }, timer))).toEqual([
    'A: ended',
    'B: ended',
    'C: ended',
  ]);
});

test('a demo is rendered as soon as it is asked for, while the next question is still to come', async () => {
  const answers = openQueue<string>();
  async function* questions() {
    yield question('First');
    for await (const id of answers.values) {
      yield question(`After${id}`);
      return;
    }
  }
  const { timer } = fakeTimer();
  const results = render({ First: fine, AfterFirst: fine }, timer, questions(), ({ id }) => answers.add(id));
  expect(kindsOf(await results)).toEqual(['First: html', 'AfterFirst: html']);
});
