// Diagnostics about the styles of demos: rules that would reach the page around them, and the style collector of an author, config
// `demos.render`.
import { affectedDemos } from '../affected-demos.ts';
import { entry } from '../entry.ts';

const COLLECTOR = `export default {
  start() {
    const sheet = createSheet();
    return { wrap: (element) => <SheetProvider sheet={sheet}>{element}</SheetProvider>, styles: () => sheet.styleTags() };
  },
};`;

export const demoStylesMessages = {
  'demos/style-leaves': entry<{ selector: string; moved: readonly string[]; dropped: readonly string[] }>({
    effect: 'complete',
    message: ({ selector, moved, dropped }) => {
      const effects = [
        ...(moved.length > 0 ? [`the frame of the demo gets ${moved.join(', ')} instead`] : []),
        ...(dropped.length > 0 ? [`${dropped.join(', ')} ${dropped.length > 1 ? 'have' : 'has'} no effect`] : []),
      ];
      return `\`${selector}\` would style the page around the demo: ${effects.join('; ') || 'it has no effect'}.`;
    },
    hint: () =>
      'style an element of the demo by a class, or show the demo with `"iframe": true`, where it has a document of its own.',
    explain: {
      what: 'A style sheet that a demo imports has a rule for `html`, `body` or `:root`, or an `@page` or `@view-transition` rule. The page of the documentation does not get it. Properties of text and `background` go to the frame of the demo, other properties have no effect on the page. On the page that shows the demo alone, and in frames, rules for elements act as written.',
      why: 'The rule would change the page around the demo. A demo that relies on it looks different on the page.',
      example: 'body { margin: 0; color: navy }',
      fix: '.card { color: navy }',
    },
  }),
  'demos/style-in-page': entry<{ name: string; selectors: readonly string[]; affected?: number }>({
    effect: 'complete',
    message: ({ name, selectors, affected }) =>
      `Demo ${name} writes styles for the page around it while it renders: ${listed(selectors)}${affectedDemos(affected)}.`,
    hint: () =>
      'show the demo with `"iframe": true`, where it has a document of its own, or leave global styles and resets out of it and its wrapper.',
    explain: {
      what: 'The HTML of a demo has a `<style>` element with a rule that names no class, id or attribute, so it matches elements outside of the demo. Global styles and resets of libraries that write CSS while they render are such rules. Rules that only set custom properties and `color-scheme` are not reported. docs-gen keeps style sheets that a demo imports in its frame; it cannot do so with styles that are written in the browser.',
      why: 'The documentation around the demo changes its look when the demo loads.',
      example: '<><Global styles={{ body: { margin: 0 } }} /><Card /></>',
      fix: '{{"demo": "Card.tsx", "iframe": true}}',
    },
  }),
  'demos/blank': entry<{ name: string; affected?: number }>({
    effect: 'optional',
    message: ({ name, affected }) => `The HTML of demo ${name} shows nothing${affectedDemos(affected)}.`,
    hint: () =>
      'give the element a height if it has none, so that the page does not move when the script runs. If the component can render its content on the server, let it.',
    explain: {
      what: 'The server rendered elements without text, pictures, controls, borders or backgrounds. Data grids and other components that measure their place first do so. Pages show a placeholder in the room of these elements, and a sentence where scripts are off.',
      why: 'Readers see the demo when its script has run, and search engines do not see it.',
      example: '<DataGrid rows={rows} columns={columns} />',
      fix: '<div style={{ height: 400 }}>\n  <DataGrid rows={rows} columns={columns} />\n</div>',
    },
  }),
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

/** The first three, and how many more. */
function listed(selectors: readonly string[]): string {
  const shown = selectors.slice(0, 3).map((selector) => `\`${selector}\``);
  const rest = selectors.length - shown.length;
  return shown.join(', ') + (rest > 0 ? ` and ${rest.toLocaleString('en')} more` : '');
}
