// The commands that write files for an author: a new site, a new page, a new demo.
import { type Command, Option } from 'commander';
import { CI_CHOICES, PACKAGE_MANAGERS } from '../init/choices.ts';
import type { CliContext } from './context.ts';
import type { InitOptions } from './init.ts';
import type { NewDemoOptions, NewPageOptions } from './new.ts';
import { addCommonOptions } from './options.ts';

export function addAuthoringCommands(program: Command, context: CliContext, done: (code: 0 | 1 | 130) => void): void {
  addCommonOptions(program.command('init'), { hidden: true })
    .description('create a site in a folder, with two products, a demo and an API page; does not overwrite files')
    .argument('[folder]', 'folder of the site; created if it does not exist (default: the current folder)')
    .option('-y, --yes', 'do not ask questions')
    .option('--title <title>', 'name of the site (default: from the folder)')
    .option('--url <url>', 'where the site will be published')
    .addOption(
      new Option(
        '--package-manager <name>',
        'package manager of the site (default: the one that runs docs-gen, or npm)',
      ).choices(PACKAGE_MANAGERS),
    )
    .addOption(new Option('--ci <host>', 'CI provider of the example pipeline (default: all)').choices(CI_CHOICES))
    .option('--no-ci', 'do not write an example pipeline')
    .action(async (folder: string | undefined, options: InitOptions, command: Command) => {
      const end = await (await import('./init.ts')).init(folder, options, context);
      if ('usageError' in end) command.error(`error: ${end.usageError}`);
      else done(end.code);
    });

  const made = program.command('new').description('add a page or a demo to the site');
  addCommonOptions(made.command('page'), { hidden: true })
    .description('write a page, and add it to the page tree')
    .argument('<route-or-title>', 'such as /ui/data-grid/, or "Data grid"')
    .option('--product <id>', 'product of the page, if you pass a title')
    .option('--title <title>', 'title (default: from the route)')
    .option('--description <sentence>', 'what readers find on the page')
    .option('--group <title>', 'group of the page tree that the page is added to')
    .option('--draft', 'do not build the page yet')
    .action(async (asked: string, options: NewPageOptions) =>
      done(await (await import('./new.ts')).newPageCommand(asked, options, context)),
    );
  addCommonOptions(made.command('demo'), { hidden: true })
    .description('write a demo next to a page, and its directive at the end of the page')
    .argument('<Name>', 'name of the component, such as BasicButtons')
    .requiredOption('--page <route>', 'page that shows the demo')
    .action(async (name: string, options: NewDemoOptions) =>
      done(await (await import('./new.ts')).newDemoCommand(name, options, context)),
    );
}
