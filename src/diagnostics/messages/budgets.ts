// Diagnostics raised by `src/budgets/`: pages that weigh more than the config allows.
import { entry } from '../entry.ts';

/** An alias, for an interface is no record of texts to TypeScript. */
type Figures = { readonly where: string; readonly size: string; readonly limit: string; readonly over: string };

export const budgetsMessages = {
  'budgets/over-js': entry<Figures & { readonly chains: readonly string[] }>({
    effect: 'wrong',
    recoverable: true,
    message: ({ where, size, limit, over, chains }) =>
      `${where}: ${size} of JavaScript before the reader does anything, ${over} over the budget of ${limit}. The heaviest, uncompressed: ${chains.join('; ')}.`,
    hint: () => 'load what is not needed at once when the reader asks for it, or raise `budgets.js`.',
    explain: {
      what: 'The scripts that a page loads by itself are larger than `budgets.js`, measured with gzip. Islands that wait for the reader do not count.',
      why: 'Readers with a slow phone or network wait for them before the page answers.',
      example: '<Island name="Chart" when="load" … />',
      fix: '<Island name="Chart" when="visible" … />',
    },
  }),
  'budgets/over-css': entry<Figures & { readonly chains: readonly string[] }>({
    effect: 'wrong',
    recoverable: true,
    message: ({ where, size, limit, over, chains }) =>
      `${where}: ${size} of style sheets, ${over} over the budget of ${limit}. The heaviest, uncompressed: ${chains.join('; ')}.`,
    hint: () => 'take out what no page needs, or raise `budgets.css`.',
    explain: {
      what: 'The style sheets that a page links are larger than `budgets.css`, measured with gzip.',
      why: 'Nothing is shown before they have arrived.',
      example: "css: ['styles/everything.css']",
      fix: "css: ['styles/brand.css']",
    },
  }),
  'budgets/over-html': entry<Figures & { readonly part: string; readonly partSize: string }>({
    effect: 'wrong',
    recoverable: true,
    message: ({ where, size, limit, over, part, partSize }) =>
      `${where}: ${size} of HTML, ${over} over the budget of ${limit}. Its largest part is the ${part} with ${partSize}.`,
    hint: ({ part }) =>
      part === 'text'
        ? 'split the page, or give its route a budget of its own in `budgets.routes`.'
        : 'make that part smaller, or raise `budgets.html`.',
    explain: {
      what: 'A page is larger than `budgets.html`, measured with gzip. The message names the part that is the largest by itself.',
      why: 'Every reader downloads the page anew, and a long one takes time to lay out.',
      example: 'One page with the 400 props of all components.',
      fix: 'A page for each component.',
    },
  }),
  'budgets/unused-routes': entry<{ pattern: string }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ pattern }) => `\`budgets.routes\` has a budget for ${pattern}, which no page matches.`,
    hint: () => 'correct the pattern: it is compared with the whole route, and `*` stands for any text.',
    explain: {
      what: 'A pattern of `budgets.routes` matches no route of the site.',
      why: 'The pages that it was meant for have another budget than their author thinks.',
      example: "routes: { '/ui/api': { html: '40 KB' } }",
      fix: "routes: { '/ui/api/*': { html: '40 KB' } }",
    },
  }),
};
