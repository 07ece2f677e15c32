// One command of docs-gen in this process: the launcher runs one and exits, tests run many after each other.
import { peakRssMb } from '../lib/node/peak-memory.ts';
import type { ShellDeps } from '../model/deps.ts';
import type { CliContext } from './context.ts';
import { type ExitCode, runProgram } from './program.ts';

// Demos and config files run here: a day that they write has to be the same one wherever the site is built.
process.env.TZ = 'UTC';

export type CommandIo = Pick<CliContext, 'stdout' | 'stderr' | 'env' | 'cwd' | 'dialog'>;

/** `args` are without node and script; `shared`: of a process that runs many commands. Never throws, never exits. */
export function runCommand(args: readonly string[], io: CommandIo, shared: Partial<ShellDeps> = {}): Promise<ExitCode> {
  return runProgram(args, commandContext(io, shared));
}

/** Modules are loaded by the commands that need them: `--version` must not wait for a markdown parser. */
export function commandContext(io: CommandIo, shared: Partial<ShellDeps> = {}): CliContext {
  return {
    ...io,
    recallBuild: async (options) => (await import('../recall.ts')).recallBuild(options),
    runBuild: async (options, deps, edited = null) => {
      const done = edited && (await (await import('../edited.ts')).buildEdited(options, deps, edited));
      return done ?? (await import('../pipeline.ts')).runBuild(options, deps);
    },
    inspectRoute: async (route, options, deps) => (await import('../pipeline.ts')).inspectRoute(route, options, deps),
    outlineSite: async (options, deps) => (await import('../outline.ts')).outlineSite(options, deps),
    deps: async (progress) => ({ ...(await import('./deps.ts')).createDeps(progress), ...shared }),
    serving: async () => (await import('./serving.ts')).createServing(),
    now: () => performance.now(),
    peakRssMb,
  };
}
