// Diagnostics raised by `src/demos/` about the style collector of an author, config `demos.render`.
import { affectedDemos } from '../affected-demos.ts';
import { entry } from '../entry.ts';

const COLLECTOR = `export default {
  start() {
    const sheet = createSheet();
    return { wrap: (element) => <SheetProvider sheet={sheet}>{element}</SheetProvider>, styles: () => sheet.styleTags() };
  },
};`;

export const demoStylesMessages = {
  'demos/style-collector': entry<{ file: string; found: string; affected?: number }>({
    effect: 'missing',
    message: ({ file, found, affected }) => `The style collector ${file} ${found}${affectedDemos(affected)}.`,
    hint: () =>
      'export an object as default: `start()` returns an object with the functions `wrap(element)` and `styles()`. The type `StyleCollector` of `docs-gen` describes it.',
    explain: {
      what: 'The default export of the module in `demos.render` is not a style collector, or one of its functions returns a value of another type.',
      why: 'docs-gen cannot collect the styles of the demos, so their HTML would not have any.',
      example: 'export default createSheet();',
      fix: COLLECTOR,
    },
  }),
  'demos/style-collector-threw': entry<{ file: string; problem: string; affected?: number }>({
    effect: 'missing',
    message: ({ file, problem, affected }) =>
      `The style collector ${file} throws an error: ${problem.replace(/\.$/, '')}${affectedDemos(affected)}.`,
    hint: () => 'fix the code at this position. It runs in Node.js, and reads the same constants as demos.',
    explain: {
      what: 'The module in `demos.render` threw an error when it was loaded, when one of its functions was called, or when React rendered an element that `wrap` returned.',
      why: 'docs-gen cannot collect the styles of the demos, so their HTML would not have any.',
      example: 'start() {\n  const sheet = createSheet(document.head);',
      fix: 'start() {\n  const sheet = createSheet();',
    },
  }),
  'demos/style-collector-not-bundled': entry<{ file: string; text: string }>({
    effect: 'missing',
    message: ({ file, text }) => `The style collector ${file} cannot be built: ${text.replace(/\.$/, '')}.`,
    hint: () =>
      'fix the code or the import. The module is bundled for Node.js: it can import modules of Node.js, and packages without native code.',
    explain: {
      what: 'esbuild could not bundle the module in `demos.render`, or a module that it imports.',
      why: 'docs-gen cannot collect the styles of the demos, so their HTML would not have any.',
      example: "import { createSheet } from './shet';",
      fix: "import { createSheet } from './sheet';",
    },
  }),
};
