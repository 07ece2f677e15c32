// The command line on a pipeline that answers what the test says, and on streams that keep what is written.

import type { CliContext, Environment, Output } from '../../src/cli/context.ts';
import { type ExitCode, runProgram } from '../../src/cli/program.ts';
import type { BuildOptions, BuildResult } from '../../src/model/build.ts';
import type { Deps, ShellDeps } from '../../src/model/deps.ts';
import { stillTimer } from './fake-clock.ts';
import { noGit } from './no-git.ts';

export const EMPTY_RESULT: BuildResult = {
  ok: true,
  routes: 0,
  artifacts: 0,
  emit: null,
  diagnostics: [],
  baseline: null,
  timings: [],
  unlisted: [],
  readSource: () => undefined,
};

export interface FakeCli {
  readonly runBuild?: (options: BuildOptions, deps: Deps) => Promise<BuildResult>;
  readonly inspectRoute?: CliContext['inspectRoute'];
  readonly dialog?: CliContext['dialog'];
  readonly serving?: CliContext['serving'];
  readonly env?: Environment;
  /** Makes both streams terminals. */
  readonly isTTY?: boolean;
}

export interface FakeRun {
  readonly code: ExitCode;
  readonly stdout: string;
  readonly stderr: string;
}

export async function runFakeCli(args: readonly string[], fake: FakeCli = {}): Promise<FakeRun> {
  const stdout = recordingOutput({ isTTY: fake.isTTY });
  const stderr = recordingOutput({ isTTY: fake.isTTY });
  const code = await runProgram(args, {
    recallBuild: async () => null,
    runBuild: fake.runBuild ?? (async () => EMPTY_RESULT),
    inspectRoute: fake.inspectRoute ?? (async () => ({ value: null, diagnostics: [] })),
    outlineSite: async () => ({ value: null, diagnostics: [] }),
    deps: async (progress) => ({
      fs: NO_FILES,
      git: noGit,
      net: NO_NETWORK,
      writer: NO_WRITER,
      openPackStore: () => {
        throw new Error('A fake pipeline keeps nothing.');
      },
      openScratchFile: () => {
        throw new Error('A fake pipeline keeps no texts.');
      },
      openTypeHost: () => {
        throw new Error('A fake pipeline asks for no types.');
      },
      openFileThread: () => {
        throw new Error('A fake pipeline writes nothing.');
      },
      home: '/home',
      self: { pid: 1, host: 'host', birth: '1' },
      isRunning: () => true,
      now: () => 0,
      timer: stillTimer,
      progress,
      prebuilt: null,
    }),
    dialog: fake.dialog ?? null,
    serving: fake.serving ?? unreachable,
    stdout,
    stderr,
    env: fake.env ?? {},
    cwd: '/site',
    now: () => 0,
    peakRssMb: () => 123.456,
  });
  return { code, stdout: stdout.text(), stderr: stderr.text() };
}

export function recordingOutput(properties: Pick<Output, 'isTTY' | 'columns'> = {}): Output & { text(): string } {
  const parts: string[] = [];
  return { ...properties, write: (text) => parts.push(text), text: () => parts.join('') };
}

const unreachable = async (): Promise<never> => {
  throw new Error('A fake pipeline reads no files.');
};
const NO_FILES: Deps['fs'] = {
  readText: unreachable,
  readTextSync: () => undefined,
  readBytes: unreachable,
  exists: unreachable,
  glob: unreachable,
  list: unreachable,
  resolve: unreachable,
  digest: unreachable,
  variables: () => ({}),
};
const NO_NETWORK: ShellDeps['net'] = {
  fetch: unreachable,
  timeout: () => new AbortController().signal,
  sleep: unreachable,
  wallClock: () => 0,
};
const NO_WRITER: ShellDeps['writer'] = {
  write: unreachable,
  put: unreachable,
  move: unreachable,
  link: unreachable,
  moveFolder: unreachable,
  exchangeFolders: unreachable,
  removeAtExit: () => () => {},
  removeFolder: unreachable,
  removeFiles: unreachable,
  list: unreachable,
  pointTo: unreachable,
  readLink: unreachable,
  create: unreachable,
  copy: unreachable,
  stat: unreachable,
  remove: unreachable,
  removeEmptyFolder: unreachable,
  touch: () => {},
  isMountPoint: unreachable,
  realPath: unreachable,
};
