// The commands that write files for an author: a new site, a new page, a new demo.
import { type Command, Option } from 'commander';
import { CI_CHOICES, PACKAGE_MANAGERS } from '../init/choices.ts';
import type { CliContext } from './context.ts';
import type { InitOptions } from './init.ts';
import type { NewDemoOptions, NewPageOptions } from './new.ts';
import { addCommonOptions } from './options.ts';

export function addAuthoringCommands(program: Command, context: CliContext, done: (code: 0 | 1 | 130) => void): void {
  addCommonOptions(program.command('init'), { hidden: true })
    .description('make a new site in a folder: two products, a demo, an API page; overwrites nothing')
    .argument('[folder]', 'folder of the site; made when it is missing (default: the current folder)')
    .option('-y, --yes', 'ask nothing')
    .option('--title <title>', 'name of the site (default: from the folder)')
    .option('--url <url>', 'where the site will be published')
    .addOption(
      new Option('--package-manager <name>', 'who installs packages (default: who runs docs-gen, else npm)').choices(
        PACKAGE_MANAGERS,
      ),
    )
    .addOption(new Option('--ci <host>', 'whose example of a pipeline is written (default: all)').choices(CI_CHOICES))
    .option('--no-ci', 'write no example of a pipeline')
    .action(async (folder: string | undefined, options: InitOptions, command: Command) => {
      const end = await (await import('./init.ts')).init(folder, options, context);
      if ('usageError' in end) command.error(`error: ${end.usageError}`);
      else done(end.code);
    });

  const made = program.command('new').description('add a page or a demo to the site');
  addCommonOptions(made.command('page'), { hidden: true })
    .description('write a page, and its row in the page tree')
    .argument('<route-or-title>', 'such as /ui/data-grid/, or "Data grid"')
    .option('--product <id>', 'product of a page that is given by its title')
    .option('--title <title>', 'title (default: from the route)')
    .option('--description <sentence>', 'what readers find on the page')
    .option('--group <title>', 'group of the page tree that the row goes to')
    .option('--draft', 'do not build the page yet')
    .action(async (asked: string, options: NewPageOptions) =>
      done(await (await import('./new.ts')).newPageCommand(asked, options, context)),
    );
  addCommonOptions(made.command('demo'), { hidden: true })
    .description('write a demo beside a page, and its directive at the end of the page')
    .argument('<Name>', 'name of the component, such as BasicButtons')
    .requiredOption('--page <route>', 'page that shows the demo')
    .action(async (name: string, options: NewDemoOptions) =>
      done(await (await import('./new.ts')).newDemoCommand(name, options, context)),
    );
}
