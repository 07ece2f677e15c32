// Every diagnostic code of docs-gen, once. A code is permanent; its prefix is the folder that raises it.
import { apiMessages } from './messages/api.ts';
import { bundleMessages } from './messages/bundle.ts';
import { cliMessages } from './messages/cli.ts';
import { configMessages } from './messages/config.ts';
import { contentMessages } from './messages/content.ts';
import { demosMessages } from './messages/demos.ts';
import { emitMessages } from './messages/emit.ts';
import { markdownMessages } from './messages/markdown.ts';
import { planMessages } from './messages/plan.ts';
import { treeMessages } from './messages/tree.ts';

export const catalogue = {
  ...cliMessages,
  ...configMessages,
  ...contentMessages,
  ...treeMessages,
  ...markdownMessages,
  ...demosMessages,
  ...apiMessages,
  ...planMessages,
  ...bundleMessages,
  ...emitMessages,
};

export type Code = keyof typeof catalogue;
