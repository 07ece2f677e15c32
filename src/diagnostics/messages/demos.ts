// Diagnostics raised by `src/demos/`.
import { affectedDemos } from '../affected-demos.ts';
import { didYouMean } from '../did-you-mean.ts';
import { entry } from '../entry.ts';

/** Browser APIs that React and libraries use and Node does not have. */
const NEEDS_BROWSER =
  /\b(?:window|document|navigator|self|location|history|screen|localStorage|sessionStorage|matchMedia|getComputedStyle|(?:request|cancel)\w+(?:Frame|Callback)|(?:HTML|SVG|DOM|CSS)\w*|Element|Node|Image|Audio|\w+Observer) is not (?:defined|a (?:function|constructor))/;

type MissingReason = 'not-installed' | 'no-module' | 'node';

function whatIsMissing({
  specifier,
  name,
  reason,
}: {
  specifier: string;
  name: string;
  reason: MissingReason;
}): string {
  if (reason === 'node') return `Module ${specifier} is part of Node.js, and browsers do not have it`;
  if (reason === 'not-installed') return `Package ${name} is not installed`;
  return specifier === name
    ? `Package ${name} is installed, and its main module was not found`
    : `Package ${name} does not have a module ${specifier}`;
}

export const demosMessages = {
  'demos/missing-file': entry<{ kind: string; name: string; nearest: string | null; places?: readonly string[] }>({
    effect: 'missing',
    recoverable: true,
    message: ({ kind, name }) => `${kind} ${name} does not exist.`,
    hint: ({ nearest, name, places = [] }) =>
      didYouMean(nearest, name) ??
      (places.length > 1
        ? `fix the path, or install the package. Searched: ${places.join(', ')}, \`aliases\` of the config, \`paths\` of \`tsconfig.json\`, and packages.`
        : 'fix the path, which is relative to the folder of the page, or create the file.'),
    explain: {
      what: 'A directive names a file that does not exist. If the page is shown anyway, it contains a box with the name of the file.',
      why: 'Readers would see that box instead of the demo or component.',
      example: '{{"demo": "BasicButon.js"}}',
      fix: '{{"demo": "BasicButton.js"}}',
    },
  }),
  'demos/unreadable-file': entry<{ file: string; problem: string }>({
    effect: 'missing',
    message: ({ file, problem }) => `${file} cannot be read: ${problem}.`,
    hint: () =>
      'build again; if the problem persists, check the permissions of the file, and whether another program writes to it.',
    explain: {
      what: 'docs-gen found a file of a demo but could not read it, or another file or a symbolic link replaced the file before it was opened.',
      why: 'docs-gen publishes only files that it has checked.',
      example: 'chmod 000 content/ui/BasicButton.tsx',
      fix: 'Make the file readable, and do not replace it during a build.',
    },
  }),
  'demos/reserved-prop': entry<{ component: string; prop: string }>({
    effect: 'dropped',
    message: ({ component, prop }) => `The prop "${prop}" of ${component} is reserved.`,
    hint: () => 'rename the prop.',
    explain: {
      what: 'A component directive has the key `markdown`, `userLanguage` or `translations`. docs-gen passes these props to every component: the metadata of the page, its language, and the texts of that language.',
      why: 'The value in the directive would be overwritten.',
      example: '{{"component": "modules/Table.tsx", "markdown": true}}',
      fix: '{{"component": "modules/Table.tsx", "rendersMarkdown": true}}',
    },
  }),
  'demos/unknown-component': entry<{ component: string; nearest: string | null }>({
    effect: 'missing',
    message: ({ component }) => `docs-gen does not have a component ${component}.`,
    hint: ({ nearest, component }) =>
      didYouMean(nearest, component) ??
      'fix the name; to use a component of your project, write its path without `docs-gen/`.',
    explain: {
      what: 'A component directive names a built-in component that does not exist.',
      why: 'Names that start with `docs-gen/` refer to built-in components only. The page would not show the component.',
      example: '{{"component": "docs-gen/ThemePalete"}}',
      fix: '{{"component": "docs-gen/ThemePalette"}}',
    },
  }),
  'demos/component-option': entry<{ component: string; option: string }>({
    effect: 'dropped',
    message: ({ component, option }) => `${component} does not accept the option "${option}".`,
    hint: () => 'remove the option: built-in components do not accept options.',
    explain: {
      what: 'A directive passes an option to a built-in component. Built-in components do not accept options.',
      why: 'The option would have no effect.',
      example: '{{"component": "docs-gen/ThemePalette", "scheme": "dark"}}',
      fix: '{{"component": "docs-gen/ThemePalette"}}',
    },
  }),
  'demos/syntax': entry<{ text: string }>({
    effect: 'broken',
    message: ({ text }) =>
      `The demo does not parse: ${text.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}.`,
    hint: () => 'fix the code at this position.',
    explain: {
      what: 'The code of a demo, or of a module that it imports, is not valid TypeScript or JavaScript.',
      why: 'The demo cannot run, and its code cannot be converted to JavaScript.',
      example: 'const [open, setOpen = React.useState(false);',
      fix: 'const [open, setOpen] = React.useState(false);',
    },
  }),
  'demos/rewritten': entry<{ construct: string }>({
    effect: 'complete',
    message: ({ construct }) =>
      `The JavaScript of this demo loses its comments and blank lines: JavaScript has no equivalent of \`${construct}\`.`,
    hint: () => 'use syntax that JavaScript also has, or add a `.js` file next to the demo.',
    explain: {
      what: 'JavaScript has no equivalent of a namespace, `export =`, `import x = require()` or an enum with computed values. docs-gen compiled the whole file instead of removing only the types.',
      why: 'Readers who choose JavaScript see compiled code without comments.',
      example: "enum Size {\n  Small = 'small'.length,\n}",
      fix: 'const Size = {\n  Small: 5,\n} as const;',
    },
  }),
  'demos/javascript-differs': entry<{ file: string; expected: string; found: string }>({
    effect: 'complete',
    message: ({ file }) => `${file.replace(/^.*\//, '')} does not match its TypeScript version.`,
    hint: ({ expected, found }) =>
      expected === ''
        ? `remove this code, which the TypeScript version does not contain: ${found}`
        : `the TypeScript version has: ${expected}`,
    explain: {
      what: 'A demo has a `.js` file next to its `.tsx` file, and their code differs. Only layout, comments, quotes and `propTypes` may differ.',
      why: 'Readers see the code of one file and the result of the other. Usually one file was changed and the other was not.',
      example: 'Rating.tsx: <Rating value={3} />, Rating.js: <Rating value={4} />',
      fix: 'Remove the `.js` file: docs-gen derives it from the `.tsx` file.',
    },
  }),
  'demos/missing-import': entry<{ specifier: string; nearest: string | null; affected?: number }>({
    effect: 'missing',
    message: ({ specifier, affected }) => `The imported module ${specifier} does not exist${affectedDemos(affected)}.`,
    hint: ({ specifier, nearest }) =>
      didYouMean(nearest, specifier) ??
      (specifier.startsWith('.')
        ? 'fix the path, which is relative to the folder of the importing file, or create the file.'
        : 'check the path, `aliases` of the config, and `paths` of `tsconfig.json`.'),
    explain: {
      what: 'A demo, or a module that it imports, imports a file that does not exist.',
      why: 'The demo cannot run, and its page cannot show the file in a tab.',
      example: "import { rows } from './dta';",
      fix: "import { rows } from './data';",
    },
  }),
  'demos/missing-package': entry<{
    specifier: string;
    name: string;
    reason: MissingReason;
    install: string;
    affected?: number;
  }>({
    effect: 'missing',
    recoverable: true,
    message: ({ affected, ...missing }) => `${whatIsMissing(missing)}${affectedDemos(affected)}.`,
    hint: ({ specifier, name, reason, install }) => {
      if (reason === 'node') return 'remove the import: demos run in browsers.';
      if (reason === 'not-installed') return `run \`${install}\`, or fix the import.`;
      return specifier === name
        ? 'build the package if it is part of the repository; else install it again.'
        : 'fix the path, or install a version of the package that has the module.';
    },
    explain: {
      what: 'A demo, or a module that it imports, imports from a package that is not installed, or a module that the package does not have. The import is reported even if its names are not used.',
      why: 'The demo cannot run, neither on its page nor where readers copy it to.',
      example: "import Button from '@mui/materail/Button';",
      fix: "import Button from '@mui/material/Button';",
    },
  }),
  'demos/lock-file': entry<{ text: string }>({
    effect: 'complete',
    message: ({ text }) => `The lock file cannot be read: ${text.split('\n', 1)[0]?.replace(/\.$/, '')}.`,
    hint: () => 'generate the lock file again with your package manager.',
    explain: {
      what: 'docs-gen reads the versions of the packages that demos import from the lock file of the project. This lock file is not valid.',
      why: 'Demos that readers open in an online editor use the installed versions instead, which can differ between machines.',
      example: '<<<<<<< HEAD in package-lock.json',
      fix: 'Run `npm install`, or the equivalent of your package manager, and commit the file.',
    },
  }),
  'demos/no-lock-file': entry({
    effect: 'complete',
    message: () => 'The project does not have a lock file, so demo projects use the installed package versions.',
    hint: () =>
      'commit the lock file of npm, pnpm or yarn, or turn the projects off: `demos: { stackBlitz: false, codeSandbox: false }`.',
    explain: {
      what: 'Readers can open a demo as a project in an online editor. The package versions of the project come from the lock file in the folder of the site or in a parent folder.',
      why: 'Installed versions can differ between machines, and the projects would differ with them.',
      example: 'package-lock.json in .gitignore',
      fix: 'npm install && git add package-lock.json',
    },
  }),
  'demos/sandbox': entry<{ name: string; others: number; where: string; text: string }>({
    effect: 'complete',
    message: ({ name, others, where, text }) =>
      `Demo ${name} ${others === 0 ? 'has' : `and ${others} more have`} no button for ${where}: ${text}.`,
    hint: () =>
      'import only text files next to the demo and packages from the registry, set the version of a package in `demos.dependencies`, or turn the buttons off: `demos: { stackBlitz: false, codeSandbox: false }`.',
    explain: {
      what: 'docs-gen assembles each demo as the project that readers can open in an online editor, and bundles it. This project would not run in the editor.',
      why: 'docs-gen leaves out the button instead of linking to a broken project. The demo on the page is not affected.',
      example: "import photo from './photo.jpg';",
      fix: "const photo = 'https://acme.example/photo.jpg';",
    },
  }),
  'demos/unknown-name': entry<{ name: string }>({
    effect: 'broken',
    recoverable: true,
    message: ({ name }) => `${name} does not have a value in a browser; demos read undefined.`,
    hint: ({ name }) =>
      name.startsWith('process.env.')
        ? `add "${name.slice('process.env.'.length)}" to \`env\` of the config, or give it a value: \`define: { '${name}': '…' }\`.`
        : 'use what browsers have, or ask with `typeof` whether it is there.',
    explain: {
      what: 'Code of a demo, or a file of the project that it imports, reads a variable of the environment that the config does not name, or a global of Node.js: `process`, `Buffer`, `__dirname` or `__filename`. docs-gen puts undefined in its place. Code of packages is not reported.',
      why: 'Browsers do not have these names. The demo may throw an error or show something else.',
      example: 'const address = process.env.API_URL;',
      fix: "export default defineConfig({ env: ['API_URL'] });",
    },
  }),
  'demos/not-bundled': entry<{ name: string; text: string; affected?: number }>({
    effect: 'broken',
    message: ({ name, text, affected }) => `Demo ${name} cannot be built: ${text}${affectedDemos(affected)}`,
    hint: () => 'fix the code or the import: demos are bundled for the browser like any other module of the project.',
    explain: {
      what: 'esbuild could not bundle a demo or a module that it imports. The other demos were built.',
      why: 'Readers would see a demo that does not run.',
      example: "import { Buton } from '@mui/material';",
      fix: "import { Button } from '@mui/material';",
    },
  }),
  'demos/not-in-edited-code': entry<{ specifier: string; text: string }>({
    effect: 'complete',
    message: ({ specifier, text }) => `Edited demos cannot import ${specifier}: ${text}.`,
    hint: () => 'import a part of the package that can be bundled, or set `disableLiveEdit` for the demo.',
    explain: {
      what: 'For live editing, docs-gen bundles each package that demos import as a whole. It could not bundle this package, because a part of it that the demos do not use cannot be built for browsers.',
      why: 'Readers who edit a demo with this import see an error instead of the result.',
      example: 'import { format } from "@acme/tools";',
      fix: 'Import the part itself: `@acme/tools/format`. Or set `disableLiveEdit` for the demo.',
    },
  }),
  'demos/missing-tailwind': entry<{ name: string }>({
    effect: 'missing',
    message: ({ name }) =>
      `Demo ${name} has a Tailwind variant, but the project does not have the package tailwindcss.`,
    hint: () => 'run `npm install --save-dev tailwindcss@4`.',
    explain: {
      what: 'The folder of a demo contains `tailwind/`. docs-gen compiles its classes with the Tailwind version of the project.',
      why: 'Without this package, the variant would not have any styles.',
      example: 'content/ui/button/Card/tailwind/index.tsx, without tailwindcss in package.json',
      fix: 'npm install --save-dev tailwindcss@4',
    },
  }),
  'demos/not-rendered': entry<{ name: string; problem: string; inBrowser?: string }>({
    effect: 'missing',
    recoverable: true,
    message: ({ name, problem, inBrowser = '' }) =>
      `Demo ${name} does not render on the server: ${problem}${inBrowser === '' || inBrowser === problem ? '' : ` (in a browser: ${inBrowser})`}`,
    hint: ({ problem, inBrowser = '' }) =>
      NEEDS_BROWSER.test(problem) && inBrowser === ''
        ? 'move what needs a browser into an effect. If only a browser can render the demo, add `"server": false` to its directive.'
        : 'fix the demo. If only a browser can render it, add `"server": false` to its directive.',
    explain: {
      what: 'A demo threw an error when it was rendered on the server, and again when its script ran in a browser window. That window is part of docs-gen: it has no layout, no canvas and no network, and runs no effects. A demo that renders there is the warning `demos/browser-only`. Demos with `server: false` in their directive or in `demos` of the config are not rendered.',
      why: 'Readers would see an error message instead of the demo.',
      example: 'const first = rows[0].name; // There are no rows.',
      fix: 'const first = rows[0]?.name;',
    },
  }),
  'demos/browser-only': entry<{ name: string; problem: string }>({
    effect: 'complete',
    message: ({ name, problem }) => `Demo ${name} renders in browsers only. On the server: ${problem}`,
    hint: ({ problem }) =>
      NEEDS_BROWSER.test(problem)
        ? 'move what needs a browser into an effect. If only a browser can render the demo, add `"server": false` to its directive.'
        : 'make the demo render in Node.js too. If only a browser can render it, add `"server": false` to its directive.',
    explain: {
      what: 'A demo threw an error when it was rendered on the server, and rendered without one when its script ran in a browser window. Its page has a placeholder until the script runs. Demos with `server: false` in their directive or in `demos` of the config are not reported.',
      why: 'Readers without JavaScript see a note instead of the demo, and others see the demo late.',
      example: 'const width = window.innerWidth;',
      fix: 'React.useEffect(() => setWidth(window.innerWidth), []);',
    },
  }),
  'demos/incomplete': entry<{ name: string; problem: string }>({
    effect: 'complete',
    message: ({ name, problem }) => `The HTML of demo ${name} contains the fallback of a \`<Suspense>\`: ${problem}`,
    hint: ({ problem }) =>
      NEEDS_BROWSER.test(problem)
        ? 'move what needs a browser into an effect. If the fallback is intended, turn this warning off in `diagnostics` of the config.'
        : 'use data that is available when the site is built. If the fallback is intended, turn this warning off in `diagnostics` of the config.',
    explain: {
      what: 'Content of a `<Suspense>` threw an error on the server, or waits for a promise that does not resolve while the site is built. Content that suspends, such as `React.lazy` and `use(promise)`, is awaited as long as it can still resolve; timers of more than 100 ms never fire.',
      why: 'Readers see the fallback until the script of the demo runs. Readers without JavaScript see nothing else.',
      example: 'const data = use(neverResolves);',
      fix: 'const data = use(import("./data.ts"));',
    },
  }),
  'demos/hydration': entry<{ name: string; element: string; server: string; browser: string }>({
    effect: 'complete',
    message: ({ name, element, server, browser }) =>
      `Demo ${name} renders \`${browser || 'nothing'}\` in the browser and \`${server || 'nothing'}\` on the server${element === '' ? '' : `, in \`${element}\``}.`,
    hint: () =>
      'render the same in both, and change it in an effect. If a package has different code for Node.js and browsers, ask its authors for one result, or add `"server": false` to the directive.',
    explain: {
      what: 'The browser takes over the HTML of a demo. docs-gen does so once for each demo when the site is built, with the script that is published, and compares the HTML with what the demo renders there. Typical causes are `typeof window`, the language or time zone of the reader, and packages whose `exports` have different code for `node` and `browser`. Effects do not run in this check.',
      why: 'Readers see the content change when the script runs: pages show this HTML until browsers have rendered the demo, which replaces it.',
      example: "<p>{typeof window === 'undefined' ? 'loading' : location.host}</p>",
      fix: "const [host, setHost] = useState('loading');\nuseEffect(() => setHost(location.host), []);",
    },
  }),
  'demos/commonjs-default': entry<{ specifier: string; name: string; affected?: number }>({
    effect: 'broken',
    recoverable: true,
    message: ({ specifier, name, affected }) =>
      `\`${name}\` is an object whose field \`default\` is the default export of ${specifier}, because this file follows the rules of Node.js for CommonJS packages${affectedDemos(affected)}.`,
    hint: ({ specifier, name }) =>
      `use the field: \`import exported from '${specifier}'; const ${name} = exported.default;\`, or import an ES module of the package if it has one.`,
    explain: {
      what: 'A demo threw an error, and its file imports the default export of a CommonJS package that was compiled from an ES module. In a package with `"type": "module"`, and in `.mts` and `.mjs` files, esbuild does what Node.js does: the default import is `module.exports` as a whole. Other bundlers take `module.exports.default` for some of these files.',
      why: 'The demo fails on the server and in browsers, because it uses an object where it needs a component or a function.',
      example: "import Badge from 'acme-badge'; // CommonJS, with `exports.default`.",
      fix: "import acmeBadge from 'acme-badge';\n\nconst Badge = acmeBadge.default;",
    },
  }),
  'demos/threw-in-browser': entry<{ name: string; problem: string }>({
    effect: 'broken',
    recoverable: true,
    message: ({ name, problem }) => `Demo ${name} throws an error in the browser: ${problem}`,
    hint: () => 'fix the demo. Open pages run the new code as soon as you save it.',
    explain: {
      what: 'Code of a demo threw an error in an open page of `serve --watch`: while React rendered it, in an effect or in an event handler. The place is the innermost line of the stack that is not code of a package. A build does not run demos in a browser, so it does not report this.',
      why: 'Readers see an error message instead of the demo, or nothing happens when they use it.',
      example: 'const first = rows[0].name; // While there are no rows.',
      fix: 'const first = rows[0]?.name;',
    },
  }),
  'demos/late-error': entry<{ name: string; problem: string }>({
    effect: 'broken',
    recoverable: true,
    message: ({ name, problem }) => `Demo ${name} throws an error after it was rendered: ${problem}`,
    hint: () => 'handle the error where it is thrown, or move the code that fails into an effect.',
    explain: {
      what: 'A demo was rendered on the server. Then a promise that it started was rejected without a handler, or a timer or a microtask threw an error. The same code runs in browsers. Timers of more than 100 ms are not waited for.',
      why: 'An error that is not handled can leave the demo incomplete.',
      example: "Promise.reject(new Error('No data.'));",
      fix: 'React.useEffect(() => {\n  loadData().then(setData, setError);\n}, []);',
    },
  }),
  'demos/page-head': entry<{ name: string; elements: readonly string[] }>({
    effect: 'dropped',
    recoverable: true,
    message: ({ name, elements }) =>
      `Demo ${name} renders ${elements.join(' and ')}, which ${elements.length === 1 ? 'belongs' : 'belong'} in the head of a page.`,
    hint: ({ elements }) => `remove ${elements.length === 1 ? 'it' : 'them'} from the demo.`,
    explain: {
      what: 'A demo renders `<title>`, `<meta>` or `<link>`. React moves these elements to the head of the document. docs-gen leaves them out of the HTML of the page. `<title>` in SVG, elements with `itemProp`, hints such as `preload`, and style sheets without `precedence` are allowed.',
      why: 'They would replace the title and the metadata of the page.',
      example: 'return <><title>Inbox</title><Inbox /></>;',
      fix: 'return <Inbox />;',
    },
  }),
  'demos/not-the-same': entry<{ name: string }>({
    effect: 'complete',
    message: ({ name }) =>
      `Demo ${name} renders differently each time, because it uses random numbers or the current time.`,
    hint: () => 'render fixed values; generate random numbers and read the current time in an effect.',
    explain: {
      what: 'docs-gen rendered a demo twice, with different random numbers and a different current time, and the results differ. They differ too if a module reads them while it loads.',
      why: 'Browsers render a third result, so pages show a placeholder until the script runs. The HTML of the page only gives it its height.',
      example: 'const rows = Array.from({ length: 3 }, () => Math.random());',
      fix: 'const rows = [0.12, 0.5, 0.87];',
    },
  }),
  'demos/no-component': entry<{ name: string; exportName: string; found: string | null }>({
    effect: 'missing',
    message: ({ name, exportName, found }) => {
      const what = exportName === 'default' ? 'default export' : `export \`${exportName}\``;
      if (found !== null) return `The ${what} of demo ${name} is ${found}, not a component.`;
      return exportName === 'default'
        ? `Demo ${name} does not export a component.`
        : `The module of demo ${name} does not have an export \`${exportName}\`.`;
    },
    hint: () => 'export one component, as default or by name: `export default function Demo() { … }`.',
    explain: {
      what: 'The module of a demo exports no component, or what it exports is not a component. The page shows the default export; if there is none, the component that is exported by name.',
      why: 'Readers would not see the demo.',
      example: 'function BasicButtons() { … }',
      fix: 'export default function BasicButtons() { … }',
    },
  }),
  'demos/several-components': entry<{ names: readonly string[] }>({
    effect: 'missing',
    message: ({ names }) => `The module exports several components, and none as default: ${names.join(', ')}.`,
    hint: ({ names: [first = ''] }) =>
      `add \`export default ${first};\`, name the file after the component that the page shows, or export only that one.`,
    explain: {
      what: 'A demo without a default export exports several components by name, and none of them has the name of the file. Case and hyphens are ignored: `button-basic.tsx` matches `ButtonBasic`.',
      why: 'docs-gen cannot decide which of them the page shows.',
      example: '// Menu.tsx\nexport function Closed() { … }\nexport function Open() { … }',
      fix: '// Menu.tsx\nexport function Closed() { … }\nexport default function Open() { … }',
    },
  }),
  'demos/lone-mark': entry<{ mark: string; missing: string }>({
    effect: 'complete',
    message: ({ mark, missing }) => `The comment \`${mark}\` has no \`${missing}\`.`,
    hint: ({ missing }) => `add \`// ${missing}\`, or remove the comment.`,
    explain: {
      what: 'The code of a demo has one of the comments `@focus-start` and `@focus-end`, or `@highlight-start` and `@highlight-end`, without the other.',
      why: 'What stands between the two is the preview of the demo. Without both, docs-gen derives the preview from the code.',
      example: '{/* @focus-start */}\n<Button>Save</Button>',
      fix: '{/* @focus-start */}\n<Button>Save</Button>\n{/* @focus-end */}',
    },
  }),
  'demos/factory': entry<{ problem: string }>({
    effect: 'missing',
    message: ({ problem }) => `docs-gen cannot read what this call shows: ${problem}.`,
    hint: () =>
      "import each component from a file: `import Basic from './Basic'; export default createDemo(import.meta.url, Basic);`.",
    explain: {
      what: 'A demo names a module that calls `createDemo` or `createDemoWithVariants`. docs-gen does not run the module: it looks up the components in its imports.',
      why: 'The page could not show the component, and its source.',
      example: 'export default createDemo(import.meta.url, () => <Button />);',
      fix: "import Basic from './Basic';\n\nexport default createDemo(import.meta.url, Basic);",
    },
  }),
  'demos/unknown-variant': entry<{ name: string }>({
    effect: 'missing',
    message: ({ name }) => `Readers cannot choose the variant ${name}.`,
    hint: () => 'name the variants `CssModules`, `Tailwind` or `System`, each once, or make one demo of each.',
    explain: {
      what: 'A demo has several variants, and docs-gen does not know the styling of one of them. The names are `CssModules` or `Css`, `Tailwind`, and `System`. A single variant may have any name.',
      why: 'Readers choose between stylings in the toolbar. Other variants would not be on the page.',
      example: 'createDemoWithVariants(import.meta.url, { Small, Large });',
      fix: 'createDemoWithVariants(import.meta.url, { CssModules, Tailwind });',
    },
  }),
  'demos/not-a-factory': entry<{ path: string }>({
    effect: 'broken',
    message: ({ path }) => `${path} does not call createDemo.`,
    hint: ({ path }) =>
      `write \`{{"demo": "${path}"}}\` for a demo with its code, or \`{{"component": "${path}"}}\` for the component alone.`,
    explain: {
      what: 'A component directive has a path that starts with `file://`. Such a path names a module that calls `createDemo` or `createDemoWithVariants`.',
      why: 'It is unclear whether readers shall see the code of the component.',
      example: '{{"component": "file://./Basic.tsx"}}',
      fix: '{{"demo": "Basic.js"}}',
    },
  }),
  'demos/factory-as-component': entry<{ component: string }>({
    effect: 'missing',
    message: ({ component }) => `${component} is a demo: it calls createDemo.`,
    hint: ({ component }) => `write \`{{"demo": "${component}"}}\`.`,
    explain: {
      what: 'A component directive names a module that calls `createDemo` or `createDemoWithVariants`. docs-gen does not run such a module: it shows what the module names, as a demo.',
      why: 'The page would not show the demo.',
      example: '{{"component": "demos/basic/index.ts"}}',
      fix: '{{"demo": "demos/basic/index.ts"}}',
    },
  }),
  'demos/old-react': entry<{ found: string; used: string }>({
    effect: 'complete',
    message: ({ found, used }) => `The project has React ${found}, and demos run with React ${used}.`,
    hint: () => 'install React 19 in the project of the documentation: `npm install react@19 react-dom@19`.',
    explain: {
      what: 'The scripts of pages need React 19. The project has an older version, so demos run with the React of docs-gen, on the server and in browsers.',
      why: 'Some components behave differently: React 19 ignores `defaultProps` of functions, and has no `findDOMNode`, for example. Projects of online editors have the version of the project.',
      example: '"react": "^18.3.1"',
      fix: '"react": "^19.0.0"',
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
        ? 'look for an infinite loop in the code that the demo and its imports run when they load.'
        : 'look for an infinite loop in the demo.',
    explain: {
      what: 'A demo used more than 60 seconds of CPU time to render, or more than 5 minutes of CPU time to load with its imports. Time that the machine spends on other programs does not count. The result is not cached, so the next build tries again.',
      why: 'Its page would be published without the HTML of the demo.',
      example: 'while (true) {}',
      fix: 'Remove the loop.',
    },
  }),
  'demos/crashed': entry<{ name: string; reason: string }>({
    effect: 'missing',
    message: ({ name, reason }) =>
      `Demo ${name} ended the thread that renders it${reason === '' ? '' : `: ${reason}`}.`,
    hint: () => 'remove calls of `process.exit`, or render less data.',
    explain: {
      what: 'The thread that renders demos ended before the demo was rendered: it exited or ran out of its 2 GB of memory. The result is not cached: the next build tries again.',
      why: 'Its page would be published without the HTML of the demo.',
      example: 'if (!globalThis.window) process.exit(1);',
      fix: 'Return early instead, or move the code into an effect.',
    },
  }),
};
