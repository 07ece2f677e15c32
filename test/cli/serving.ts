// `docs-gen serve` in this process, over a small project: the server is real, the rest of its world is given by the test.
import { onTestFinished } from 'vitest';
import { runProgram } from '../../src/cli/program.ts';
import { createServing, type Serving } from '../../src/cli/serving.ts';
import { inspectRoute, runBuild } from '../../src/pipeline.ts';
import { recordingOutput } from '../support/fake-cli.ts';
import { tempDir } from '../support/temp-dir.ts';
import { testDeps } from '../support/test-deps.ts';
import { writeFiles } from '../support/write-files.ts';

export const CONFIG = (more = '') =>
  `export default { title: 'UI', url: 'https://ui.example', ${more} products: [{ id: 'ui', prefix: '/ui/', name: 'UI', contentDir: 'content' }] };\n`;

export async function project(files: Readonly<Record<string, string>> = {}): Promise<string> {
  const root = tempDir();
  await writeFiles(root, {
    'package.json': '{ "type": "module" }',
    'site.config.js': CONFIG(),
    'content/index.md': '# UI\n',
    'dist/index.html': '<body>home</body>',
    'dist/404.html': 'lost',
    ...files,
  });
  return root;
}

export interface Running {
  /** The first address that was printed. */
  readonly url: string;
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Ends it, as a signal would, and gives the exit code. */
  readonly stop: () => Promise<number>;
}

export interface Overrides extends Partial<Omit<Serving, 'ended'>> {
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs until it is stopped, or ended by itself: then without an address. */
export async function serve(
  root: string,
  args: readonly string[] = [],
  { env = {}, ...world }: Overrides = {},
): Promise<Running> {
  const [stdout, stderr] = [recordingOutput(), recordingOutput()];
  const urlOf = (): string => /(https?:\/\/[^\s"]+)/.exec(stdout.text())?.[1] ?? '';
  let onUrl = (): void => {};
  const printed = new Promise<void>((resolve) => {
    onUrl = resolve;
  });
  let stop = (): void => {};
  const ended = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const code = runProgram(['serve', '--root', root, '--port', '0', ...args], {
    recallBuild: async () => null,
    runBuild,
    inspectRoute,
    outlineSite: async () => ({ value: null, diagnostics: [] }),
    deps: async (progress) => testDeps(progress),
    serving: async () => ({ ...createServing(), ...world, ended }),
    dialog: null,
    stdout: {
      ...stdout,
      write(text) {
        stdout.write(text);
        if (urlOf() !== '') onUrl();
      },
    },
    stderr,
    env,
    cwd: root,
    now: () => 0,
    peakRssMb: () => 0,
  });
  const finish = (): Promise<number> => {
    stop();
    return code;
  };
  onTestFinished(async () => void (await finish()));
  await Promise.race([code, printed]);
  return { url: urlOf(), stdout: () => stdout.text(), stderr: () => stderr.text(), stop: finish };
}
