// Every diagnostic code of docs-gen, once. A code is permanent; its prefix is the folder that raises it.
import { apiMessages } from './messages/api.ts';
import { apiDiffMessages } from './messages/api-diff.ts';
import { assetsMessages } from './messages/assets.ts';
import { budgetsMessages } from './messages/budgets.ts';
import { bundleMessages } from './messages/bundle.ts';
import { cliMessages } from './messages/cli.ts';
import { cliApiMessages } from './messages/cli-api.ts';
import { configMessages } from './messages/config.ts';
import { configTargets } from './messages/config-targets.ts';
import { configValues } from './messages/config-values.ts';
import { contentMessages } from './messages/content.ts';
import { demoStylesMessages } from './messages/demo-styles.ts';
import { demosMessages } from './messages/demos.ts';
import { emitMessages } from './messages/emit.ts';
import { externalMessages } from './messages/external.ts';
import { extractMessages } from './messages/extract.ts';
import { historyMessages } from './messages/history.ts';
import { includesMessages } from './messages/includes.ts';
import { initMessages } from './messages/init.ts';
import { markdownMessages } from './messages/markdown.ts';
import { markdownBlocks } from './messages/markdown-blocks.ts';
import { markdownCode } from './messages/markdown-code.ts';
import { markdownSlips } from './messages/markdown-slips.ts';
import { markdownText } from './messages/markdown-text.ts';
import { mirrorMessages } from './messages/mirror.ts';
import { overridesMessages } from './messages/overrides.ts';
import { planMessages } from './messages/plan.ts';
import { proofMessages } from './messages/proof.ts';
import { renderMessages } from './messages/render.ts';
import { serveMessages } from './messages/serve.ts';
import { socialCardsMessages } from './messages/social-cards.ts';
import { treeMessages } from './messages/tree.ts';
import { verifyMessages } from './messages/verify.ts';

export const catalogue = {
  ...cliMessages,
  ...cliApiMessages,
  ...initMessages,
  ...serveMessages,
  ...socialCardsMessages,
  ...configMessages,
  ...configValues,
  ...configTargets,
  ...contentMessages,
  ...treeMessages,
  ...includesMessages,
  ...markdownMessages,
  ...markdownBlocks,
  ...markdownText,
  ...markdownCode,
  ...markdownSlips,
  ...demosMessages,
  ...demoStylesMessages,
  ...apiMessages,
  ...extractMessages,
  ...apiDiffMessages,
  ...historyMessages,
  ...overridesMessages,
  ...assetsMessages,
  ...planMessages,
  ...bundleMessages,
  ...renderMessages,
  ...mirrorMessages,
  ...verifyMessages,
  ...budgetsMessages,
  ...externalMessages,
  ...proofMessages,
  ...emitMessages,
};

export type Code = keyof typeof catalogue;
