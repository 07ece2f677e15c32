// `docs-gen api` and `docs-gen api diff` on the command line.
import type { Command } from 'commander';
import type { ApiOptions } from './api.ts';
import type { ApiDiffOptions } from './api-diff.ts';
import type { CliContext } from './context.ts';
import { addCommonOptions } from './options.ts';

export function addApiCommands(program: Command, context: CliContext, done: (code: 0 | 1) => void): void {
  // `diff` takes the common options itself: they must not end up with the command above it.
  program.enablePositionalOptions();
  const api = addCommonOptions(program.command('api'))
    .description('write API JSON from the types of packages, and remove the JSON of exports that no longer exist')
    .option('--check', 'write nothing; fail if the committed JSON does not match the types')
    .option('--list', 'write nothing; list the exports without a page and the props without rows, with the reasons')
    .option('--snapshot <file>', 'write only one JSON file with all API pages')
    .option('--product <id>', 'only the packages of this product')
    .option('--package <name>', 'only this package')
    .enablePositionalOptions()
    .action(async (options: ApiOptions, command: Command) => {
      const modes = [
        options.check && '--check',
        options.list && '--list',
        options.snapshot !== undefined && '--snapshot',
      ];
      const [one, other] = modes.filter((mode) => mode);
      if (one && other) command.error(`error: option '${one}' cannot be used with option '${other}'`);
      done(await (await import('./api.ts')).api(options, context));
    });
  addCommonOptions(api.command('diff'), { ownOut: true })
    .description('compare two versions of an API; exit code 1 if there are breaking changes')
    .argument('<old>', 'a JSON file, a folder of API JSON, or the folder of a package with types')
    .argument('<new>', 'the same for the newer version')
    .option('--out <file>', 'write the result into a file: a page (.md), or data (.json)')
    .action(async (old: string, now: string, options: ApiDiffOptions) =>
      done(await (await import('./api-diff.ts')).apiDiff({ old, now }, options, context)),
    );
}
