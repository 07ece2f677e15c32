// Bundles the command line into dist-cli/: few files start faster than many, and Node need not read TypeScript. Run by `build-cli.mjs`.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { quickJsTokens } from './quick-js-tokens.mjs';
import { scriptChunks } from './script-chunks.mjs';
import { writeCodeCache } from './write-code-cache.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const ENTRIES = {
  main: 'src/cli/main.ts',
  command: 'src/cli/command.ts',
  index: 'src/index.ts',
  'demo-worker': 'src/workers/demo-worker.ts',
  'hydration-worker': 'src/workers/hydration-worker.ts',
  'types-worker': 'src/workers/types-worker.ts',
  'card-worker': 'src/workers/card-worker.ts',
  'compile-worker': 'src/workers/compile-worker.ts',
  'file-worker': 'src/lib/node/file-worker.ts',
  templates: 'templates/index.ts',
  plugins: 'src/plugins/plugins.ts',
  prebuild: 'src/bundle/prebuild.ts',
};

/** Packages that carry native code, that must be the same copy as the site's own, that are too large to bundle, or that start files of theirs. */
const EXTERNAL = [
  'esbuild',
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

/**
 * Of satteri, only the binding is loaded from where it is installed: Node takes 30 ms for the modules of the rest. It looks for
 * the binding from its own folder, as only there its package is sure to be found.
 */
const bindingOfSatteri = {
  name: 'binding-of-satteri',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]satteri[\\/]index\.js$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const here = `import { pathToFileURL } from 'node:url';
const satteri = new URL('../index.js', pathToFileURL(createRequire(import.meta.url).resolve('satteri'))).href;
`;
      return { contents: here + text.replaceAll('import.meta.url', 'satteri') };
    });
  },
};

const quickTokens = {
  name: 'quick-js-tokens',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]js-tokens[\\/]index\.js$/ }, async ({ path }) => ({
      contents: quickJsTokens(await readFile(path, 'utf8')),
    }));
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
  plugins: [requireCommonJs, bindingOfSatteri, quickTokens],
  alias: ALIAS,
  write: false,
});
// What runs the chunks of the program is not one of them.
const loader = build({
  ...shared,
  entryPoints: { loader: 'src/start/loader.ts' },
  outExtension: { '.js': '.cjs' },
  format: 'cjs',
  platform: 'node',
  target: 'node20.19',
});
// `docs-gen/theme` and `docs-gen/translate` run in browsers as well: files of their own, without anything of Node's.
const isomorphic = build({
  ...shared,
  entryPoints: { theme: 'src/theme/theme.ts', translate: 'src/lib/translate.ts' },
  platform: 'neutral',
  target: 'es2022',
});
// What open pages of a watching server run, with its names, as stacks show them. It stands here, and not in what is bundled for a site: no site publishes it.
const devClient = build({
  ...shared,
  entryPoints: { 'dev-client': 'src/client/dev/start.ts' },
  platform: 'browser',
  target: 'es2022',
  charset: 'utf8',
});

const [bundled, ...results] = await Promise.all([program, loader, isomorphic, devClient]).catch((error) => {
  if (!error.errors) throw error;
  process.exit(1); // esbuild has printed what is wrong.
});

// Of chunks that are no longer these, it would be wrong.
const codeCache = join(outdir, 'chunks/code-cache.bin');
rmSync(codeCache, { force: true });

const modules = bundled.outputFiles.map(({ path, text }) => [relative(outdir, path).replaceAll(sep, '/'), text]);
const scripts = scriptChunks(new Map(modules), { start: 'main.js' });
mkdirSync(join(outdir, 'chunks'), { recursive: true });
for (const [path, text] of scripts) writeFileSync(join(outdir, path), text);

// docs-gen's own browser scripts and styles, by the program that was just bundled: sites with the same packages take them as they are.
const { bundledPackages, licenseNotices, prebuild, prebuildLiveClient } = await import(
  pathToFileURL(join(outdir, 'prebuild.js')).href
);
const prebuilt = new Map([
  [join(outdir, 'own-files.json'), await prebuild(root, { hasDemos: false, mode: 'production' })],
  [join(outdir, 'own-files-with-demos.json'), await prebuild(root, { hasDemos: true, mode: 'production' })],
  // For `serve --watch`.
  [join(outdir, 'own-files-development.json'), await prebuild(root, { hasDemos: false, mode: 'development' })],
  [
    join(outdir, 'own-files-with-demos-development.json'),
    await prebuild(root, { hasDemos: true, mode: 'development' }),
  ],
  [join(outdir, 'live-client.json'), await prebuildLiveClient(root)],
]);
for (const [file, { text }] of prebuilt) writeFileSync(file, text);

// The bundles are without comments: their licences lie beside them.
const licenses = join(outdir, 'THIRD-PARTY-LICENSES.txt');
const packages = [bundled, ...results].flatMap(({ metafile }) => bundledPackages(metafile, root));
writeFileSync(licenses, licenseNotices([...packages, ...[...prebuilt.values()].flatMap((files) => files.packages)]));

// What the last bundle left goes only now: a failed bundle keeps the one that worked.
const written = new Set([
  licenses,
  ...prebuilt.keys(),
  ...[...scripts.keys()].map((path) => join(outdir, path)),
  ...results.flatMap(({ metafile }) => Object.keys(metafile.outputs).map((file) => join(root, file))),
]);
for (const entry of readdirSync(outdir, { recursive: true, withFileTypes: true })) {
  const file = join(entry.parentPath, entry.name);
  if (entry.isFile() && !written.has(file)) rmSync(file);
}

// What tells this program from another one: to look through all of it would take longer than many a build.
const key = createHash('sha256');
for (const file of [...written].sort()) key.update(`${relative(outdir, file)}\n`).update(readFileSync(file));
writeFileSync(join(outdir, 'key.txt'), key.digest('hex'));

await writeCodeCache(root, codeCache);
