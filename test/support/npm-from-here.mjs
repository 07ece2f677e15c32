// Stands in for npm and npx where guides are followed: what they install are the packages of this repository, so that no
// registry is asked. Everything else it leaves to the npm that is there.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';

const { REPOSITORY, REAL_NPM } = process.env;
const [tool, ...args] = process.argv.slice(2);
const INSTALL = new Set(['install', 'i', 'ci', 'add']);

if (tool === 'npm' && INSTALL.has(args[0])) install(args.slice(1));
else if (tool === 'npm' && args[0] === 'create') create(args.slice(1));
else if (tool === 'npm') leaveTo(REAL_NPM, args);
else if (tool === 'npx') npx(args);
else fail(`is no stand-in for ${tool}.`);

/** What the starter of Vite for React and TypeScript makes, as far as guides rely on it: the same files, in words of ours. */
function create([starter = '', folder, ...words]) {
  if (!/^vite(?:@|$)/.test(starter) || !words.includes('react-ts'))
    fail('knows the starter of Vite for React and TypeScript alone.');
  const manifest = {
    name: folder,
    private: true,
    type: 'module',
    scripts: { dev: 'vite', build: 'vite build', preview: 'vite preview' },
    dependencies: { react: '^19.0.0', 'react-dom': '^19.0.0' },
    devDependencies: { vite: '^8.0.0', typescript: '^6.0.0' },
  };
  const files = {
    'package.json': JSON.stringify(manifest, null, 2),
    'tsconfig.json': JSON.stringify({
      compilerOptions: { jsx: 'react-jsx', module: 'esnext', moduleResolution: 'bundler' },
    }),
    'index.html':
      '<!doctype html><html lang="en"><head><title>App</title><link rel="icon" href="data:,"></head><body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body></html>',
    'src/main.tsx':
      "import { createRoot } from 'react-dom/client';\nimport App from './App.tsx';\nimport './index.css';\n\ncreateRoot(document.getElementById('root')!).render(<App />);\n",
    'src/App.tsx':
      "import './App.css';\n\nexport default function App() {\n  return <h1>Made by the starter</h1>;\n}\n",
    'src/App.css': '',
    'src/index.css': '',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Of the folder's `package.json`, and of those that are named, which it names from then on. */
function install(words) {
  const isDev = words.some((word) => word === '-D' || word === '--save-dev');
  const named = words.filter((word) => !word.startsWith('-'));
  const file = resolve('package.json');
  const manifest = existsSync(file) ? readJson(file) : {};
  const known = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  for (const [name, range] of known) put({ name, range }, resolve('node_modules'));
  const field = isDev ? 'devDependencies' : 'dependencies';
  for (const spec of named.map(splitSpec)) {
    const { name, version } = put(spec, resolve('node_modules'));
    manifest[field] = { ...manifest[field], [name]: spec.range ?? `^${version}` };
  }
  if (named.length > 0) writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

function npx(words) {
  const at = words.indexOf('--package');
  const packed = at === -1 ? null : words[at + 1];
  const rest = at === -1 ? words : [...words.slice(0, at), ...words.slice(at + 2)];
  const [command, ...more] = rest.filter((word, index) => index > 0 || !word.startsWith('-'));
  if (packed === null) return leaveTo(resolve('node_modules/.bin', command), more);
  const room = realpathSync(mkdtempSync(join(tmpdir(), 'docs-gen-npx-')));
  try {
    const { name } = put(splitSpec(packed), join(room, 'node_modules'));
    // As npm's own: by it, a program learns where it came from.
    writeFileSync(join(room, 'package.json'), JSON.stringify({ dependencies: { [name]: `file:${resolve(packed)}` } }));
    leaveTo(join(room, 'node_modules/.bin', command), more);
  } finally {
    rmSync(room, { recursive: true });
  }
}

function leaveTo(command, words) {
  if (!existsSync(command)) fail(`there is no ${command}.`);
  process.exitCode = spawnSync(command, words, { stdio: 'inherit' }).status ?? 1;
}

/** `@mui/material@7`, `./docs-gen-0.1.0.tgz`. */
function splitSpec(word) {
  if (word.endsWith('.tgz')) return { name: null, range: `file:${word.replace(/^file:/, '')}` };
  const at = word.indexOf('@', 1);
  return at === -1 ? { name: word, range: null } : { name: word.slice(0, at), range: word.slice(at + 1) };
}

/** A packed package is unpacked, with what it depends on beside it; all others are links to those of this repository. */
function put({ name, range }, modules) {
  if (range?.startsWith('file:') && range.endsWith('.tgz')) return unpack(resolve(range.slice(5)), modules);
  const source = join(REPOSITORY, 'node_modules', name);
  if (!existsSync(source)) fail(`${name} is not installed in this repository.`);
  const manifest = readJson(join(source, 'package.json'));
  const major = /\d+/.exec(range ?? '')?.[0];
  if (major !== undefined && major !== manifest.version.split('.')[0])
    fail(`a guide asks for ${name}@${range}, and this repository has ${manifest.version}.`);
  link(source, join(modules, name));
  linkCommands(manifest, source, modules);
  for (const peer of Object.keys(manifest.peerDependencies ?? {}))
    if (!manifest.peerDependenciesMeta?.[peer]?.optional && !existsSync(join(modules, peer)))
      put({ name: peer, range: null }, modules);
  return manifest;
}

function unpack(tarball, modules) {
  const room = mkdtempSync(join(tmpdir(), 'docs-gen-tgz-'));
  run('tar', ['-xzf', tarball, '-C', room]);
  const manifest = readJson(join(room, 'package/package.json'));
  const target = join(modules, manifest.name);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(dirname(target), { recursive: true });
  run('mv', [join(room, 'package'), target]);
  rmSync(room, { recursive: true });
  for (const name of Object.keys(manifest.dependencies ?? {}))
    link(join(REPOSITORY, 'node_modules', name), join(modules, name));
  linkCommands(manifest, target, modules);
  return manifest;
}

function linkCommands({ name, bin = {} }, folder, modules) {
  const commands = typeof bin === 'string' ? { [basename(name)]: bin } : bin;
  for (const [command, file] of Object.entries(commands)) link(join(folder, file), join(modules, '.bin', command));
}

function link(target, path) {
  if (existsSync(path)) return;
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
}

function run(command, words) {
  const { status, stderr } = spawnSync(command, words, { encoding: 'utf8' });
  if (status !== 0) fail(`${command} failed: ${stderr}`);
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function fail(text) {
  console.error(`${tool} ${args.join(' ')}: ${text}`);
  process.exit(1);
}
