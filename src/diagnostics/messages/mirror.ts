// Diagnostics raised by `src/mirror/`: content of a page that is missing from its Markdown.
import { entry } from '../entry.ts';

export const mirrorMessages = {
  'mirror/missing-heading': entry<{ page: string; heading: string }>({
    effect: 'complete',
    message: ({ page, heading }) => `The heading "${heading}" is missing from the Markdown of ${page}.`,
    hint: () => 'move the heading out of the button, the link list or the code that a template or a plugin puts it in.',
    explain: {
      what: 'With `llms`, each page is also published as Markdown, which is generated from its finished HTML. A heading of the page is missing from this Markdown.',
      why: 'Language models read the Markdown, so they would miss the section.',
      example: '<button><h2 id="usage">Usage</h2></button> from a plugin',
      fix: '<h2 id="usage">Usage</h2>',
    },
  }),
  'mirror/missing-name': entry<{ page: string; name: string }>({
    effect: 'complete',
    message: ({ page, name }) => `"${name}" is documented on ${page}, but missing from its Markdown.`,
    hint: () => 'show the name inside <code> in the template for API pages.',
    explain: {
      what: 'With `llms`, each page is also published as Markdown, which is generated from its finished HTML. A prop, a slot, a class or a variable of an API page is missing from this Markdown.',
      why: 'Language models read the Markdown, so they would write code without it.',
      example: 'A template ApiPage.tsx that shows the props of a component as an image.',
      fix: 'A template ApiPage.tsx that lists the props of a component, each name inside <code>.',
    },
  }),
};
