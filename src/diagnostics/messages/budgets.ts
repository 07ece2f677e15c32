// Diagnostics raised by `src/budgets/`: pages that are larger than the config allows.
import { entry } from '../entry.ts';

/** A type alias, because TypeScript does not assign an interface to a record. */
type Figures = { readonly where: string; readonly size: string; readonly limit: string; readonly over: string };

export const budgetsMessages = {
  'budgets/over-js': entry<Figures & { readonly chains: readonly string[] }>({
    effect: 'wrong',
    recoverable: true,
    message: ({ where, size, limit, over, chains }) =>
      `${where}: ${size} of JavaScript at page load, ${over} over the budget of ${limit}. Largest parts, uncompressed: ${chains.join('; ')}.`,
    hint: () => 'load code on interaction if it is not needed immediately, or raise `budgets.js`.',
    explain: {
      what: 'The scripts that a page loads without interaction are larger than `budgets.js`, compressed with gzip. Islands that load later do not count.',
      why: 'On a slow phone or network, readers have to wait for these scripts before the page responds.',
      example: '<Island name="Chart" when="load" … />',
      fix: '<Island name="Chart" when="visible" … />',
    },
  }),
  'budgets/over-css': entry<Figures & { readonly chains: readonly string[] }>({
    effect: 'wrong',
    recoverable: true,
    message: ({ where, size, limit, over, chains }) =>
      `${where}: ${size} of style sheets, ${over} over the budget of ${limit}. Largest parts, uncompressed: ${chains.join('; ')}.`,
    hint: () => 'remove styles that no page needs, or raise `budgets.css`.',
    explain: {
      what: 'The style sheets of a page are larger than `budgets.css`, compressed with gzip.',
      why: 'Browsers do not show a page until its style sheets are loaded.',
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
        ? 'split the page, or set a separate budget for its route in `budgets.routes`.'
        : 'make that part smaller, or raise `budgets.html`.',
    explain: {
      what: 'A page is larger than `budgets.html`, compressed with gzip. The message contains the largest part of the page.',
      why: 'Every reader downloads the page, and browsers need more time to lay out a long page.',
      example: 'One page with the 400 props of all components.',
      fix: 'A separate page for each component.',
    },
  }),
  'budgets/unused-routes': entry<{ pattern: string }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ pattern }) => `No page matches the pattern ${pattern} in \`budgets.routes\`.`,
    hint: () => 'correct the pattern: it has to match the whole route, and `*` matches any text.',
    explain: {
      what: 'A pattern of `budgets.routes` matches no route of the site.',
      why: 'The pages that you wrote the pattern for have a different budget.',
      example: "routes: { '/ui/api': { html: '40 KB' } }",
      fix: "routes: { '/ui/api/*': { html: '40 KB' } }",
    },
  }),
};
