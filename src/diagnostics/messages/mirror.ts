// Diagnostics raised by `src/mirror/`: what a page says and its Markdown does not.
import { entry } from '../entry.ts';

export const mirrorMessages = {
  'mirror/missing-heading': entry<{ page: string; heading: string }>({
    effect: 'missing',
    recoverable: true,
    message: ({ page, heading }) => `The Markdown of ${page} lacks the heading "${heading}".`,
    hint: () => 'a template or a plugin puts the heading where it is no text: inside a button, a link list or code.',
    explain: {
      what: 'With `llms`, each page is published as Markdown too, made of its finished HTML. A heading of the page did not get into it.',
      why: 'Language models read the Markdown: they would not know of the section.',
      example: '<button><h2 id="usage">Usage</h2></button> from a plugin',
      fix: '<h2 id="usage">Usage</h2>',
    },
  }),
  'mirror/missing-name': entry<{ page: string; name: string }>({
    effect: 'missing',
    recoverable: true,
    message: ({ page, name }) => `The Markdown of ${page} lacks "${name}", which the page documents.`,
    hint: () => 'the site has a template of its own for API pages: let it show the name inside <code>.',
    explain: {
      what: 'With `llms`, each page is published as Markdown too, made of its finished HTML. A prop, a slot, a class or a variable of an API page did not get into it.',
      why: 'Language models read the Markdown: they would write code without it.',
      example: 'A template ApiPage.tsx that draws the props of a component as a picture.',
      fix: 'A template ApiPage.tsx that lists the props of a component, each name inside <code>.',
    },
  }),
};
