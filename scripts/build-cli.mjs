// Bundles the command line into dist-cli/: few files start faster than many, and Node need not read TypeScript.
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const ENTRIES = {
  main: 'src/cli/main.ts',
  index: 'src/index.ts',
  'demo-worker': 'src/workers/demo-worker.ts',
  'types-worker': 'src/workers/types-worker.ts',
  'card-worker': 'src/workers/card-worker.ts',
  'compile-worker': 'src/workers/compile-worker.ts',
  templates: 'templates/index.ts',
  plugins: 'src/plugins/plugins.ts',
  prebuild: 'src/bundle/prebuild.ts',
};

/** Packages that carry native code, that must be the same copy as the site's own, that are too large to bundle, or that start files of theirs. */
const EXTERNAL = [
  'esbuild',
  'satteri',
  'react',
  'react/*',
  'react-dom',
  'react-dom/*',
  '@babel/parser',
  'prettier',
  'prettier/*',
  'satori',
  '@resvg/resvg-js',
  'tinypool',
  'typescript',
  '*.node',
];

/** CommonJS packages ask for Node's modules by `require`, which ESM files do not have. */
const REQUIRE_BANNER =
  "import { createRequire as createRequireHere } from 'node:module';\nconst require = createRequireHere(import.meta.url);";

/** Those of them that are CommonJS. `import` has Node look through their text for names first, which takes longer than to load them. */
const COMMON_JS = /^(?:esbuild|@babel\/parser|typescript|react|react-dom)(?:\/|$)/;
const requireHere = createRequire(import.meta.url);

/** They are loaded by `require`; what an `import` of them gives stays the same. */
const requireCommonJs = {
  name: 'require-common-js',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: COMMON_JS }, ({ path, kind }) =>
      kind === 'require-call' ? null : { path, namespace: 'required' },
    );
    onLoad({ filter: /./, namespace: 'required' }, ({ path }) => {
      const names = Object.keys(requireHere(path)).filter((name) => /^[\w$]+$/.test(name) && name !== 'default');
      return {
        contents: `const all = require(${JSON.stringify(path)});
export default all;
const { ${names.map((name) => `${name}: _${name}`).join(', ')} } = all;
export { ${names.map((name) => `_${name} as ${name}`).join(', ')} };`,
      };
    });
  },
};

/** gray-matter loads it, and with it a parser of JavaScript: 350 KB that nothing uses, as front matter has readers of its own. */
const ALIAS = { 'js-yaml': join(root, 'scripts/unused-yaml.cjs') };

const outdir = join(root, 'dist-cli');

const shared = {
  absWorkingDir: root,
  outdir,
  bundle: true,
  format: 'esm',
  minifySyntax: true,
  minifyWhitespace: true,
  sourcemap: false,
  legalComments: 'none',
  logLevel: 'warning',
  metafile: true,
};

const program = build({
  ...shared,
  entryPoints: Object.fromEntries(Object.entries(ENTRIES).filter(([, file]) => existsSync(join(root, file)))),
  splitting: true,
  platform: 'node',
  target: 'node20.19',
  jsx: 'automatic',
  chunkNames: 'chunks/[name]-[hash]',
  external: EXTERNAL,
  plugins: [requireCommonJs],
  alias: ALIAS,
  banner: { js: REQUIRE_BANNER },
});
// `docs-gen/theme` and `docs-gen/translate` run in browsers as well: files of their own, without anything of Node's.
const isomorphic = build({
  ...shared,
  entryPoints: { theme: 'src/theme/theme.ts', translate: 'src/lib/translate.ts' },
  platform: 'neutral',
  target: 'es2022',
});
// What open pages of a watching server run. It stands here, and not in what is bundled for a site: no site publishes it.
const devClient = build({
  ...shared,
  entryPoints: { 'dev-client': 'src/client/dev/start.ts' },
  minify: true,
  platform: 'browser',
  target: 'es2022',
  charset: 'utf8',
});

const results = await Promise.all([program, isomorphic, devClient]).catch((error) => {
  if (!error.errors) throw error;
  process.exit(1); // esbuild has printed what is wrong.
});

// docs-gen's own browser scripts, by the program that was just bundled: sites with the same React take them as they are.
const { prebuild } = await import(pathToFileURL(join(outdir, 'prebuild.js')).href);
const ownScripts = join(outdir, 'own-scripts.json');
writeFileSync(ownScripts, await prebuild(root));

// What the last bundle left goes only now: a failed bundle keeps the one that worked.
const written = new Set([
  ownScripts,
  ...results.flatMap(({ metafile }) => Object.keys(metafile.outputs).map((file) => join(root, file))),
]);
for (const entry of readdirSync(outdir, { recursive: true, withFileTypes: true })) {
  const file = join(entry.parentPath, entry.name);
  if (entry.isFile() && !written.has(file)) rmSync(file);
}
