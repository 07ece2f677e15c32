// The command line: which commands there are, and what exit code each end of one has.
import { Command, CommanderError } from 'commander';
import { version } from '../../package.json';
import { addApiCommands } from './api-commands.ts';
import { addAuthoringCommands } from './authoring-commands.ts';
import type { CliContext } from './context.ts';
import { addCommonOptions, addRunOptions, type CheckOptions, type CommonOptions, type RunOptions } from './options.ts';
import { addServeOptions, type ServeCommandOptions } from './serve-options.ts';

/** 0: done · 1: diagnostics with errors, or a bug · 2: wrong usage · 130: a person gave up a dialog. */
export type ExitCode = 0 | 1 | 2 | 130;

/** Runs one command to its end; never throws, never exits. `args` are without node and script. */
export async function runProgram(args: readonly string[], context: CliContext): Promise<ExitCode> {
  const usageErrors: string[] = [];
  let code: ExitCode = 0;
  try {
    const program = createProgram(context, {
      done: (result) => {
        code = result;
      },
      usageError: (text) => usageErrors.push(text),
    });
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    const { reportCrash, reportWrongUsage } = await import('./failure.ts');
    if (!(error instanceof CommanderError)) return reportCrash(error, args, context);
    return error.exitCode === 0 ? 0 : reportWrongUsage(usageErrors.join(''), args, context);
  }
}

interface Listener {
  readonly done: (code: ExitCode) => void;
  /** Gets what commander has to say about wrong usage. */
  readonly usageError: (text: string) => void;
}

function createProgram(context: CliContext, { done, usageError }: Listener): Command {
  const program = new Command('docs-gen')
    .description('Turns the documentation folders of a family of UI component libraries into one static site.')
    .version(version)
    .exitOverride()
    .configureOutput({ writeOut: (text) => context.stdout.write(text), writeErr: usageError })
    .showSuggestionAfterError()
    .showHelpAfterError('Run with --help to see what there is.');

  addRunOptions(program.command('build'))
    .description('build the site')
    .action(async (options: RunOptions, command: Command) => {
      requireBaseline(options, command);
      done(await (await import('./build.ts')).build(options, context));
    });

  addRunOptions(program.command('check'))
    .description('check the site without writing it, and list the files that are in no page tree')
    .option('--external', 'check links to other sites')
    .option('--editors', 'check live editing and the projects of online editors as well')
    .option('--update-urls', 'write the routes and sections of the site to the URL contract')
    .action(async (options: RunOptions & CheckOptions, command: Command) => {
      requireBaseline(options, command);
      done(await (await import('./check.ts')).check(options, context));
    });

  addServeOptions(addCommonOptions(program.command('serve')))
    .description('serve the built site like a host; with --watch, rebuild the site on every change')
    .action(async (options: ServeCommandOptions) => done(await (await import('./serve.ts')).serve(options, context)));

  addCommonOptions(program.command('inspect'))
    .description('show the data of each stage for one page')
    .argument('<route>', 'route of the page, for example /ui/button/')
    .action(async (route: string, options: CommonOptions) =>
      done(await (await import('./inspect.ts')).inspect(route, options, context)),
    );

  addCommonOptions(program.command('explain'), { hidden: true })
    .description('explain a diagnostic; without a code, list them all')
    .argument('[code]', 'code of the diagnostic, for example tree/duplicate-path')
    .action(async (code: string | undefined, options: CommonOptions) =>
      done(await (await import('./explain.ts')).explain(code, options, context)),
    );

  addApiCommands(program, context, done);
  addAuthoringCommands(program, context, done);
  return program;
}

function requireBaseline({ baseline, updateBaseline }: RunOptions, command: Command): void {
  if (updateBaseline && baseline === undefined)
    command.error("error: option '--update-baseline' needs '--baseline <file>', the file to write");
}
