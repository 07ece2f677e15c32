// Diagnostics raised by `src/demos/`.
import { didYouMean } from '../did-you-mean.ts';
import { entry } from '../entry.ts';

/** What React and libraries ask of browsers, and Node has not. */
const NEEDS_BROWSER =
  /\b(?:window|document|navigator|self|location|history|screen|localStorage|sessionStorage|matchMedia|getComputedStyle|(?:request|cancel)\w+(?:Frame|Callback)|(?:HTML|SVG|DOM|CSS)\w*|Element|Node|Image|Audio|\w+Observer) is not (?:defined|a (?:function|constructor))/;

export const demosMessages = {
  'demos/missing-file': entry<{ kind: string; name: string; nearest: string | null }>({
    effect: 'missing',
    recoverable: true,
    message: ({ kind, name }) => `${kind} ${name} is not there.`,
    hint: ({ nearest, name }) => didYouMean(nearest, name) ?? 'paths start at the folder of the page.',
    explain: {
      what: 'A directive names a file that does not exist. Its page shows a box with the name instead.',
      why: 'Readers see that something is missing; `--strict` makes it an error.',
      example: '{{"demo": "BasicButon.js"}}',
      fix: '{{"demo": "BasicButton.js"}}',
    },
  }),
  'demos/unreadable-file': entry<{ file: string; problem: string }>({
    effect: 'missing',
    message: ({ file, problem }) => `${file} cannot be read: ${problem}.`,
    hint: () => 'build again; if it stays, check that the build may read the file, and what else writes to it.',
    explain: {
      what: 'A file of a demo was found and could not be read, or became another file, or a link to one, before it was opened.',
      why: 'What is published is what was looked at, or nothing.',
      example: 'chmod 000 content/ui/BasicButton.tsx',
      fix: 'Make the file readable, and leave it alone while the site is built.',
    },
  }),
  'demos/reserved-prop': entry<{ component: string; prop: string }>({
    effect: 'dropped',
    message: ({ component, prop }) => `${component} cannot be given a prop "${prop}" of your own.`,
    hint: () => 'choose another name.',
    explain: {
      what: 'A component directive has the key `markdown`, `userLanguage` or `translations`. docs-gen gives these to every component: what the page says of itself, its language, and the words of that language.',
      why: 'Yours would be lost.',
      example: '{{"component": "modules/Table.tsx", "markdown": true}}',
      fix: '{{"component": "modules/Table.tsx", "rendersMarkdown": true}}',
    },
  }),
  'demos/unknown-component': entry<{ component: string; nearest: string | null }>({
    effect: 'missing',
    message: ({ component }) => `docs-gen has no component ${component}.`,
    hint: ({ nearest, component }) =>
      didYouMean(nearest, component) ?? 'a component of your own is named by its path, without `docs-gen/`.',
    explain: {
      what: 'A component directive names a component of docs-gen itself that does not exist.',
      why: 'Names that start with `docs-gen/` are built in; there is nothing else to look for.',
      example: '{{"component": "docs-gen/ThemePalete"}}',
      fix: '{{"component": "docs-gen/ThemePalette"}}',
    },
  }),
  'demos/component-option': entry<{ component: string; option: string }>({
    effect: 'dropped',
    message: ({ component, option }) => `${component} takes no option "${option}".`,
    hint: () => 'remove it: the components of docs-gen itself take no options.',
    explain: {
      what: 'A directive gives an option to a component of docs-gen itself, and these take none.',
      why: 'It would have no effect, which its author may not notice.',
      example: '{{"component": "docs-gen/ThemePalette", "scheme": "dark"}}',
      fix: '{{"component": "docs-gen/ThemePalette"}}',
    },
  }),
  'demos/syntax': entry<{ text: string }>({
    effect: 'broken',
    message: ({ text }) =>
      `The demo does not parse: ${text.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}.`,
    hint: () => 'mend the code at this place.',
    explain: {
      what: 'The code of a demo, or of a module that it imports, is neither TypeScript nor JavaScript.',
      why: 'It can neither run nor be shown in JavaScript.',
      example: 'const [open, setOpen = React.useState(false);',
      fix: 'const [open, setOpen] = React.useState(false);',
    },
  }),
  'demos/rewritten': entry<{ construct: string }>({
    effect: 'complete',
    message: ({ construct }) => `The JavaScript of this demo loses its comments and blank lines: ${construct}.`,
    hint: () => 'use what JavaScript has as well, or put a `.js` file of your own beside it.',
    explain: {
      what: 'JavaScript has nothing in the place of a namespace, of `export =`, of `import x = require()` and of an enum that is computed. The whole file was compiled.',
      why: 'Readers who choose JavaScript see code that no one would write by hand.',
      example: "enum Size {\n  Small = 'small'.length,\n}",
      fix: 'const Size = {\n  Small: 5,\n} as const;',
    },
  }),
  'demos/javascript-differs': entry<{ file: string; expected: string; found: string }>({
    effect: 'complete',
    message: ({ file }) => `${file.replace(/^.*\//, '')} is another program than its TypeScript.`,
    hint: ({ expected, found }) =>
      expected === '' ? `nothing of the kind stands in the TypeScript: ${found}` : `the TypeScript says: ${expected}`,
    explain: {
      what: 'A demo has a `.js` file beside its `.tsx`, and the two do different things. Layout, comments, quotes and `propTypes` may differ.',
      why: 'Readers are shown one of them and see the other run. Often one was changed and the other forgotten.',
      example: 'Rating.tsx: <Rating value={3} />, Rating.js: <Rating value={4} />',
      fix: 'Remove the `.js` file: docs-gen derives it from the `.tsx`.',
    },
  }),
  'demos/missing-import': entry<{ specifier: string; nearest: string | null }>({
    effect: 'missing',
    message: ({ specifier }) => `Module ${specifier} is not there.`,
    hint: ({ nearest, specifier }) =>
      didYouMean(nearest, specifier) ?? 'relative paths start at the folder of the file that imports.',
    explain: {
      what: 'A demo, or a module that it imports, imports a file that does not exist.',
      why: 'The demo can not run, and its page can not show the file in a tab.',
      example: "import { rows } from './dta';",
      fix: "import { rows } from './data';",
    },
  }),
  'demos/lock-file': entry<{ text: string }>({
    effect: 'complete',
    message: ({ text }) => `The lock file can not be read: ${text.split('\n', 1)[0]?.replace(/\.$/, '')}.`,
    hint: () => 'let the package manager write it again.',
    explain: {
      what: 'The versions of packages that demos import are read from the lock file of the project, and this one is broken.',
      why: 'Demos that readers open in an online editor ask for the versions that happen to be installed, which differ from one machine to the next.',
      example: '<<<<<<< HEAD in package-lock.json',
      fix: 'Run `npm install`, or what your package manager has for it, and commit the file.',
    },
  }),
  'demos/no-lock-file': entry({
    effect: 'complete',
    message: () => 'There is no lock file, so projects of demos ask for the versions that happen to be installed.',
    hint: () =>
      'commit the lock file of npm, pnpm or yarn, or switch the projects off: `demos: { stackBlitz: false, codeSandbox: false }`.',
    explain: {
      what: 'Readers can open a demo as a project in an online editor. Its packages get the versions of the lock file, which stands in the folder of the site or in one above it.',
      why: 'What is installed differs from one machine to the next, and so would the projects.',
      example: 'package-lock.json in .gitignore',
      fix: 'npm install && git add package-lock.json',
    },
  }),
  'demos/sandbox': entry<{ name: string; where: string; text: string }>({
    effect: 'complete',
    message: ({ name, where, text }) => `Demo ${name} has no button for ${where}: ${text}.`,
    hint: () =>
      'a project there holds the demo, texts from beside it, and packages of the registry. Import only those, name the version of a package in `demos.dependencies`, or switch the buttons off: `demos: { stackBlitz: false, codeSandbox: false }`.',
    explain: {
      what: 'Each demo is put together as the project that readers may open in an online editor, and bundled. This one would not run there.',
      why: 'A button that leads to a broken project is worse than none. The demo itself is on its page as ever.',
      example: "import photo from './photo.jpg';",
      fix: "const photo = 'https://acme.example/photo.jpg';",
    },
  }),
  'demos/not-bundled': entry<{ name: string; text: string }>({
    effect: 'broken',
    message: ({ name, text }) => `Demo ${name} cannot be built: ${text}`,
    hint: () => 'demos are bundled for the browser as any module of the project is.',
    explain: {
      what: 'esbuild could not bundle a demo or something that it imports. The other demos were built all the same.',
      why: 'A demo that does not run is of no use to readers.',
      example: "import Button from '@mui/materail/Button';",
      fix: "import Button from '@mui/material/Button';",
    },
  }),
  'demos/not-in-edited-code': entry<{ specifier: string; text: string }>({
    effect: 'complete',
    message: ({ specifier, text }) => `Edited demos cannot import ${specifier}: ${text}.`,
    hint: () => 'readers who edit a demo that needs it are told that it is not there.',
    explain: {
      what: 'For live editing, each package that demos import is bundled as a whole. This one cannot be.',
      why: 'Demos use a part of it; another part does not build for browsers.',
      example: 'import { format } from "@acme/tools";',
      fix: 'Import the part itself: `@acme/tools/format`. Or set `disableLiveEdit` for the demo.',
    },
  }),
  'demos/missing-tailwind': entry<{ name: string }>({
    effect: 'missing',
    message: ({ name }) => `Demo ${name} has a Tailwind variant, and the project has no tailwindcss.`,
    hint: () => 'run `npm install --save-dev tailwindcss@4`.',
    explain: {
      what: 'The folder of a demo holds `tailwind/`, whose classes are compiled by the project’s own Tailwind.',
      why: 'Without it the variant would have no styles at all.',
      example: 'content/ui/button/Card/tailwind/index.tsx, without tailwindcss in package.json',
      fix: 'npm install --save-dev tailwindcss@4',
    },
  }),
  'demos/not-rendered': entry<{ name: string; problem: string }>({
    effect: 'missing',
    recoverable: true,
    message: ({ name, problem }) => `Demo ${name} does not render on the server: ${problem}`,
    hint: ({ problem }) =>
      NEEDS_BROWSER.test(problem)
        ? 'what needs a browser belongs in an effect; the page shows the demo once its script runs.'
        : 'the same code runs in browsers: mend it, or move what only works there into an effect.',
    explain: {
      what: 'A demo threw while the page was built. Its place stays empty until the browser renders it.',
      why: 'Readers without JavaScript see nothing there, and others see it late.',
      example: 'const width = window.innerWidth;',
      fix: 'React.useEffect(() => setWidth(window.innerWidth), []);',
    },
  }),
  'demos/not-the-same': entry<{ name: string }>({
    effect: 'complete',
    message: ({ name }) => `Demo ${name} renders differently each time: by chance, or by the clock.`,
    hint: () => 'render fixed values; choose random ones and the current time in an effect.',
    explain: {
      what: 'A demo was rendered twice, with another clock and other random numbers, and gave two results.',
      why: 'The browser would render a third one, and React would throw away what the server sent.',
      example: 'const rows = Array.from({ length: 3 }, () => Math.random());',
      fix: 'const rows = [0.12, 0.5, 0.87];',
    },
  }),
  'demos/no-component': entry<{ name: string; found: string | null }>({
    effect: 'missing',
    message: ({ name, found }) =>
      found === null
        ? `Demo ${name} has no default export, which is what its page shows.`
        : `The default export of demo ${name} is ${found}, and no component.`,
    hint: () => 'write `export default function Demo() { … }`.',
    explain: {
      what: 'The module of a demo exports no component by default.',
      why: 'There is nothing to show.',
      example: 'export function BasicButtons() { … }',
      fix: 'export default function BasicButtons() { … }',
    },
  }),
  'demos/too-slow': entry<{ name: string; phase: 'loading' | 'rendering' }>({
    effect: 'missing',
    message: ({ name, phase }) =>
      phase === 'loading'
        ? `The modules of demo ${name} did not finish loading, and the demo was stopped.`
        : `Demo ${name} did not finish rendering and was stopped.`,
    hint: ({ phase }) =>
      phase === 'loading'
        ? 'look for a loop that does not end in the code that the demo and its imports run when they load.'
        : 'look for a loop that does not end in the demo.',
    explain: {
      what: 'A demo used more than 60 seconds of CPU time to render, or more than 5 minutes to load with all that it imports. Time in which a busy machine works on something else does not count. The result is not cached: the next build tries again.',
      why: 'Its page would be published without the HTML of the demo.',
      example: 'while (true) {}',
      fix: 'Remove the loop.',
    },
  }),
  'demos/crashed': entry<{ name: string; reason: string }>({
    effect: 'missing',
    message: ({ name, reason }) =>
      `Demo ${name} ended the thread that renders it${reason === '' ? '' : `: ${reason}`}.`,
    hint: () => 'remove calls of `process.exit`, and errors that are thrown outside of rendering; render less data.',
    explain: {
      what: 'The thread that renders demos ended before the demo was rendered: it exited, ran out of its 2 GB of memory, or an error was thrown outside of rendering. The result is not cached: the next build tries again.',
      why: 'Its page would be published without the HTML of the demo.',
      example: 'if (!globalThis.window) process.exit(1);',
      fix: 'Return early instead, or move the code into an effect.',
    },
  }),
};
