// The files of a new site: those of `templates/starter`, with the answers of its author in their places.
import { posix } from 'node:path';
import type { Answers } from './answers.ts';
import { MANAGER_WORDS, type ManagerWords } from './package-managers.ts';

export interface NewFile {
  /** Relative to the folder of the site, posix. */
  readonly path: string;
  readonly text: string;
}

export interface Filling extends Answers {
  readonly packageName: string;
  /** The `docs-gen` of `dependencies`. */
  readonly dependency: string;
  /** npm has to copy the folder that the dependency names. */
  readonly copiesDependency: boolean;
}

/** `templates` are the files as they lie in the package, in any order. */
export function starterFiles(templates: readonly NewFile[], filling: Filling): NewFile[] {
  return templates
    .map(({ path, text }) => ({ path: publishedName(path), text }))
    .filter(({ path }) => isWanted(path, filling))
    .map(({ path, text }) => ({ path, text: filled(path, text, filling) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The files that every new site has, whatever its author answers. */
export function certainPaths(templates: readonly NewFile[]): string[] {
  const leastAnswers = { ci: 'none', packageManager: 'npm', copiesDependency: false } as const;
  return templates.map(({ path }) => publishedName(path)).filter((path) => isWanted(path, leastAnswers));
}

/** Package managers leave some dotfiles out of a package, so none has its dot there: `dot-gitignore`. */
function publishedName(path: string): string {
  return path
    .split('/')
    .map((part) => part.replace(/^dot-/, '.'))
    .join('/');
}

function isWanted(
  path: string,
  { ci, packageManager, copiesDependency }: Pick<Filling, 'ci' | 'packageManager' | 'copiesDependency'>,
): boolean {
  if (path.startsWith('.github/')) return ci === 'github' || ci === 'all';
  if (path === '.gitlab-ci.yml') return ci === 'gitlab' || ci === 'all';
  if (path === '.npmrc') return copiesDependency && packageManager === 'npm';
  return path !== '.yarnrc.yml' || packageManager === 'yarn';
}

function filled(path: string, text: string, filling: Filling): string {
  const words = MANAGER_WORDS[filling.packageManager];
  switch (path) {
    case 'package.json':
      return manifest(text, filling);
    case 'site.config.ts':
      return config(text, filling);
    case 'README.md':
      return readme(text, filling, words);
    case '.github/workflows/docs.yml':
      return workflow(text, '      - run: ', words);
    case '.gitlab-ci.yml':
      return workflow(text, '    - ', words);
    default:
      return posix.extname(path) === '.md' ? withProgram(text, words) : text;
  }
}

function manifest(text: string, { packageName, dependency }: Filling): string {
  const values = new Map([
    ['"name": "starter"', `"name": ${JSON.stringify(packageName)}`],
    ['"docs-gen": "*"', `"docs-gen": ${JSON.stringify(dependency)}`],
  ]);
  return [...values].reduce((result, [from, to]) => replaced(result, from, to), text);
}

function config(text: string, { title, address: { url, base } }: Filling): string {
  const place = base === '/' ? '' : `\n  base: ${quoted(base)},`;
  const titled = replaced(text, "title: 'Starter'", `title: ${quoted(title)}`);
  const named = replaced(titled, "name: 'Starter'", `name: ${quoted(title)}`);
  return replaced(named, "url: 'https://docs.example',", `url: ${quoted(url)},${place}`);
}

function readme(text: string, { title }: Filling, words: ManagerWords): string {
  const titled = replaced(text, '# Starter\n', `# ${escapedHeading(title)}\n`);
  return withProgram(titled, words).replaceAll('npm install', words.install).replaceAll('npm run', words.run);
}

/** `before` stands before each command. */
function workflow(text: string, before: string, words: ManagerWords): string {
  const commands = [...(words.setUp === null ? [] : [words.setUp]), words.installLocked];
  const installing = commands.map((command) => `${before}${command}`).join('\n');
  const installed = replaced(text, `${before}npm ci`, installing);
  return withProgram(installed, words).replaceAll('package-lock.json', words.lockFile);
}

function withProgram(text: string, { exec }: ManagerWords): string {
  return text.replaceAll('npx docs-gen', `${exec} docs-gen`);
}

/** A template without the place would give every site the words of the template. */
function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`The starter has no ${JSON.stringify(from)}.`);
  return text.replace(from, () => to);
}

/** As a literal with single quotation marks. */
function quoted(value: string): string {
  return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** Every mark of markdown means itself. */
function escapedHeading(title: string): string {
  return title.trim().replace(/[\\`*_{}[\]<>#|~]/g, '\\$&');
}
