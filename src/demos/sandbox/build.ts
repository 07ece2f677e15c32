// Demos → the forms that open each in an online editor, for those whose projects hold together; and why others do not.
import { join } from 'node:path';
import { FILE_ENDINGS } from '../../lib/file-endings.ts';
import { inParts } from '../../lib/groups.ts';
import { aliasTargets } from '../../lib/node/aliases.ts';
import { resolveImports } from '../../lib/node/resolve-imports.ts';
import type { CodeLanguage, DemoCode, DemoFile, DemoVariant, SandboxForm, SandboxName } from '../../model/demo.ts';
import type { FileSystem } from '../../model/deps.ts';
import type { Location, Outcome } from '../../model/outcome.ts';
import { withConstants } from '../environment.ts';
import { checkProjects } from './check.ts';
import { candidatePackages, importedPackages, packagesOf } from './dependencies.ts';
import { type AssembledProject, explain, type ProjectPart, type Reason } from './explain.ts';
import { codeSandbox, stackBlitz } from './sandbox.ts';
import { readVersions, type Versions } from './versions.ts';

/** One variant of a demo that has a toolbar. */
export interface SandboxSource {
  readonly variant: DemoVariant;
  readonly name: string;
  readonly title: string;
  /** Where its source is published, by language. */
  readonly descriptions: Readonly<Partial<Record<CodeLanguage, string>>>;
  /** Where it is asked for. */
  readonly at: Location;
}

export interface SandboxOptions {
  /** Absolute, without symbolic links. */
  readonly root: string;
  readonly aliases: Readonly<Record<string, string>>;
  readonly editors: readonly SandboxName[];
  readonly lockFile: string | null;
  /** Versions, by package. */
  readonly dependencies: Readonly<Record<string, string>>;
  /** What stands in the code in the place of these names: JSON. */
  readonly constants: Readonly<Record<string, unknown>>;
  /** Packages that those which a demo imports leave to the project to install, by its id. */
  readonly peers: ReadonlyMap<string, readonly string[]>;
  readonly reactFrom: string;
  readonly fs: Pick<FileSystem, 'exists' | 'readText' | 'readBytes'>;
}

/** Of one variant: an editor that is missing could not show it. */
export type SandboxForms = Readonly<Partial<Record<SandboxName, Readonly<Partial<Record<CodeLanguage, SandboxForm>>>>>>;

export interface BuiltSandboxes {
  /** By id of the variant. */
  readonly forms: ReadonlyMap<string, SandboxForms>;
  /** Absolute paths of what this hangs on beside the demos. */
  readonly inputs: readonly string[];
  /** Packages that were looked for in vain. */
  readonly missing: readonly string[];
}

export async function buildSandboxes(
  sources: readonly SandboxSource[],
  options: SandboxOptions,
): Promise<Outcome<BuiltSandboxes>> {
  const { root, lockFile, dependencies, reactFrom, fs } = options;
  const moduleOf = moduleFinder(options);
  const versions = await readVersions({ root, lockFile, configured: dependencies, reactFrom, moduleOf, fs });
  await versions.lookUp(TOOLS);
  const tools = { ...options, versions };
  const order = new Map(sources.map((source, index) => [source, index]));
  const reasons: Reason[] = [];
  const whole: FormPart[] = [];
  const check = async (projects: readonly AssembledProject[]) => {
    const problems = await checkProjects(projects, options);
    for (const [index, project] of projects.entries()) {
      const named = new Set(candidatePackages(project.code.packages));
      const further = (options.peers.get(project.source.variant.id) ?? []).filter((peer) => !named.has(peer));
      const made = further.length === 0 ? project : await assemble(project, further, tools);
      const wrong = [
        ...(problems.get(index) ?? []).map((problem) => ({ project, ...problem })),
        ...importedPackages([...project.code.packages, ...further])
          .filter((name) => versions.of(name) === null)
          .map((name) => ({ project, text: whyUnknown(name, options), place: null, package: name })),
      ];
      reasons.push(...wrong);
      const { source, code, name } = project;
      if (wrong.length === 0) whole.push({ source, code, name, form: made.sandbox.form });
    }
  };
  const differing: AssembledProject[] = [];
  for (const part of inParts(sources, PART)) {
    const projects: AssembledProject[] = [];
    for (const source of part) {
      for (const code of source.variant.codes)
        for (const name of options.editors) projects.push(await assemble({ source, code, name }, [], tools));
    }
    await check(projects.filter(({ code }) => !code.differs));
    differing.push(...projects.filter(({ code }) => code.differs));
  }
  await check(differing); // In one run: packages are bundled with them.
  reasons.sort((a, b) => (order.get(a.project.source) ?? 0) - (order.get(b.project.source) ?? 0));
  const assets: string[] = [];
  const files = sources.flatMap(({ variant }) => variant.codes.flatMap((code) => code.assets.filter(mayBeText)));
  for (const file of new Set(files)) if (await fs.exists(join(root, file))) assets.push(join(root, file));
  const broken = new Set(reasons.map(({ project }) => keyOf(project)));
  return {
    value: {
      forms: formsOf(whole.filter((part) => !broken.has(keyOf(part)))),
      missing: [...new Set(reasons.flatMap((reason) => reason.package ?? []))]
        .filter((name) => !isAlias(name, options))
        .sort(),
      inputs: [...new Set([...versions.inputs, ...assets])].sort(),
    },
    diagnostics: [...versions.diagnostics, ...explain(reasons, root)],
  };
}

/** Demos whose projects are in memory at the same time. The projects of 1,400 demos take 400 MB, and esbuild 1.1 GB to check them. */
const PART = 150;

interface FormPart extends ProjectPart {
  readonly form: SandboxForm;
}

function whyUnknown(name: string, options: Pick<SandboxOptions, 'aliases'>): string {
  return isAlias(name, options) ? `${name} is an alias for files of this project` : `the version of ${name} is unknown`;
}

function isAlias(name: string, { aliases }: Pick<SandboxOptions, 'aliases'>): boolean {
  return Object.hasOwn(aliases, name);
}

/** Packages of the repository are often built from their sources. */
function moduleFinder({ root, aliases }: Pick<SandboxOptions, 'root' | 'aliases'>) {
  const options = { absWorkingDir: root, bundle: true, alias: aliasTargets(aliases, root), ...BROWSER };
  return async (name: string): Promise<string | null> => {
    const [found] = await resolveImports([{ specifier: name, resolveDir: root }], options);
    return found?.kind === 'found' ? found.file : null;
  };
}

const BROWSER = { platform: 'browser', format: 'esm', write: false, logLevel: 'silent' } as const;

const TOOLS = ['vite', '@vitejs/plugin-react', 'react-scripts', 'typescript', 'tailwindcss'];

/** `further`: packages that the code of the demo does not name. */
async function assemble(
  { source, code, name }: ProjectPart,
  further: readonly string[],
  { versions, ...options }: SandboxOptions & { readonly versions: Versions },
): Promise<AssembledProject> {
  const named = [...code.packages, ...further];
  // Package managers install the newest versions of others, which may require more than the versions of this project.
  const packages = [...named, ...(await versions.peersOf(packagesOf(named)))];
  const files = [...code.files, ...(await textsOf(code, options))].map(async ({ links, source, ...file }) => ({
    ...file,
    source: `${await withConstants(source, file.name, options.constants)}\n`,
    links: new Map(Object.entries(links)),
  }));
  const modules = await Promise.all(files);
  await versions.lookUp(candidatePackages(packages));
  const sandbox = await EDITORS[name]({
    title: source.title,
    description: source.descriptions[code.language] ?? '',
    language: code.language,
    modules,
    exportName: source.variant.exportName,
    packages,
    usesTailwind: source.variant.styling === 'tailwind',
    versionOf: versions.of,
  });
  return { source, code, name, sandbox };
}

/** The assets that a project can contain: drawings, and what is imported as text. */
async function textsOf({ assets }: DemoCode, { root, fs }: SandboxOptions) {
  const texts: DemoFileText[] = [];
  for (const file of assets.filter(mayBeText)) {
    if (!(await fs.exists(join(root, file)))) continue; // No code uses it, or it would have been an error.
    const source = textOf(await fs.readBytes(join(root, file)));
    if (source !== null) texts.push({ file, name: file.replace(/^.*\//, ''), source: source.trimEnd(), links: {} });
  }
  return texts;
}

type DemoFileText = Pick<DemoFile, 'file' | 'name' | 'source' | 'links'>;

function mayBeText(asset: string): boolean {
  return asset.endsWith('.svg') || !FILE_ENDINGS.some((ending) => asset.endsWith(ending));
}

/** Null: the bytes are not UTF-8 text. */
function textOf(bytes: Uint8Array): string | null {
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const EDITORS = { stackBlitz, codeSandbox };

/** A button opens the language that its reader has chosen: it is there for all of them, or not at all. */
function keyOf({ source, name }: ProjectPart): string {
  return `${name} ${source.variant.id}`;
}

function formsOf(parts: readonly FormPart[]): Map<string, SandboxForms> {
  const forms = new Map<string, SandboxForms>();
  for (const { source, code, name, form } of parts) {
    const known = forms.get(source.variant.id) ?? {};
    forms.set(source.variant.id, { ...known, [name]: { ...known[name], [code.language]: form } });
  }
  return forms;
}
