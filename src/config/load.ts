// Turns the configuration file into a `Site`: found, run, checked against the schema, and its files looked up.
import { resolve } from 'node:path';
import { type DataSource, openDataSource } from '../diagnostics/data-source.ts';
import { dataPathText } from '../diagnostics/locate-literal.ts';
import { report } from '../diagnostics/report.ts';
import { type SchemaFinding, schemaFindings, withoutFaults } from '../diagnostics/schema-findings.ts';
import { findForbiddenIn, forbiddenProblem, withoutForbidden } from '../lib/forbidden-characters.ts';
import { loadModule, type ModuleProblem } from '../lib/node/load-module.ts';
import { pathProblem } from '../lib/node/path-kind.ts';
import { relativeTo } from '../lib/node/paths.ts';
import { PARSE_ONCE } from '../lib/parse-once.ts';
import { BASE_PLACEHOLDER, RELATIVE_BASE } from '../lib/relative-base.ts';
import { isExternal, toRoute } from '../lib/url.ts';
import type { FileSystem } from '../model/deps.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import { CONFIG_NAMES, type Site } from '../model/site.ts';
import { baseProblem } from '../schema/addresses.ts';
import { siteConfigSchema } from '../schema/site-config.ts';
import { checkConfig } from './check.ts';
import { checkFeedback } from './feedback.ts';
import { checkRelativeBase } from './relative-base.ts';
import { readSite } from './site.ts';
import { unsafeTemplates, withoutTemplates } from './templates-folder.ts';

export interface LoadSiteOptions {
  /** Folder that all paths of the config are relative to. */
  readonly root: string;
  /** Relative to the root. Default: the first of `CONFIG_NAMES` that exists. */
  readonly configFile?: string | undefined;
  /** Overrides `base`. */
  readonly base?: string | undefined;
  /** False: nothing is published, and a relative base is that of the server, `/`. @default true */
  readonly emit?: boolean | undefined;
  /** What messages call the root: as a person wrote it. Default: `root`. */
  readonly shownRoot?: string | undefined;
  readonly fs: FileSystem;
}

/** The value is null when the config cannot be used at all; the diagnostics then hold an error. */
export async function loadSite({
  root: givenRoot,
  configFile,
  base,
  emit = true,
  shownRoot = givenRoot,
  fs,
}: LoadSiteOptions): Promise<Outcome<Site | null>> {
  const root = resolve(givenRoot);
  const wrongRoot = await pathProblem(root, 'folder', fs);
  if (wrongRoot) return failed([report('config/missing-root', { root: shownRoot, problem: wrongRoot.problem })]);
  const path = await findConfig(root, configFile, fs);
  if (path === null) {
    const names = configFile === undefined ? CONFIG_NAMES : [relativeTo(root, resolve(root, configFile))];
    return failed([report('config/missing', { root: shownRoot, names })]);
  }
  const file = relativeTo(root, path);
  const wrongFile = await pathProblem(path, 'file', fs);
  if (wrongFile)
    return failed([report('config/missing', { root: shownRoot, names: [file], problem: wrongFile.problem })]);
  const loaded = await loadModule(path, root);
  if (!loaded.ok) return failed(loaded.problems.map(problemDiagnostic));
  fs.madeOf?.(loaded.files, { ran: true });
  if (!loaded.isPure) fs.unseen?.();
  if (typeof loaded.value !== 'object' || loaded.value === null) {
    const found = loaded.value === undefined ? null : loaded.value === null ? 'null' : `a ${typeof loaded.value}`;
    return failed([report('config/no-export', { file, found, names: loaded.names }, { file })]);
  }
  const source = openDataSource({ absolute: path, file, fs });
  const checked = siteConfigSchema.safeParse(loaded.value, PARSE_ONCE);
  const findings = checked.success ? [] : schemaFindings(siteConfigSchema, loaded.value, checked.error);
  const faults = await Promise.all(findings.map((finding) => schemaDiagnostic(finding, source)));
  // What is wrong with the pages is told in the same run, as far as the rest of the config allows.
  const parsed = checked.success
    ? checked
    : siteConfigSchema.safeParse(withoutFaults(loaded.value, findings), PARSE_ONCE);
  if (!parsed.success) return failed(faults);
  const forbidden = findForbiddenIn(parsed.data);
  if (forbidden) faults.push(await schemaDiagnostic(forbiddenFinding(forbidden), source));
  const { value: newBase, problem } = base === undefined ? { value: parsed.data.base, problem: null } : baseOf(base);
  if (problem !== null) {
    const name = `--base ${JSON.stringify(base)}`;
    return failed([...faults, report('config/invalid-value', { name, problem, path: null })]);
  }
  const site = await readSite(
    { ...withoutForbidden(parsed.data), base: siteBase(newBase, emit) },
    { root, configFile: file, code: loaded.code, fs, source },
  );
  const unsafe = await unsafeTemplates(site.value, { fs, source });
  const usable = unsafe.length === 0 ? site.value : withoutTemplates(site.value);
  // What was taken out for a mistake of its own is not missing.
  const hasFault = findings.some(({ path: [field] }) => field === 'feedback' || field === 'repo');
  const diagnostics = [
    ...faults,
    ...unsafe,
    ...(await checkConfig(usable, fs, source)),
    ...(newBase === RELATIVE_BASE ? await checkRelativeBase(usable, source) : []),
    ...(hasFault ? [] : await checkFeedback(usable, source)),
    ...site.diagnostics,
  ];
  return { value: usable, diagnostics };
}

function forbiddenFinding({ path, name, atKey }: NonNullable<ReturnType<typeof findForbiddenIn>>): SchemaFinding {
  return { kind: 'invalid-value', path, atKey, problem: forbiddenProblem(name), nearest: null };
}

function failed(diagnostics: Diagnostic[]): Outcome<null> {
  return { value: null, diagnostics };
}

async function findConfig(root: string, configFile: string | undefined, fs: FileSystem): Promise<string | null> {
  for (const name of configFile === undefined ? CONFIG_NAMES : [configFile]) {
    const path = resolve(root, name);
    if (await fs.exists(path)) return path;
  }
  return null;
}

function problemDiagnostic({ kind, text, at }: ModuleProblem): Diagnostic {
  return report(kind === 'syntax' ? 'config/syntax' : 'config/threw', { file: at.file, problem: text }, at);
}

async function schemaDiagnostic(finding: SchemaFinding, source: DataSource): Promise<Diagnostic> {
  switch (finding.kind) {
    case 'unknown-key': {
      const { at, path } = await source.place(finding.path, { key: true });
      const { key, nearest, known } = finding;
      const elsewhere = finding.elsewhere && dataPathText(finding.elsewhere);
      return report('config/unknown-key', { key, nearest, elsewhere, known, path }, at);
    }
    case 'missing-key': {
      const { at, path } = await source.place(finding.path.slice(0, -1));
      return report('config/missing-key', { key: finding.key, path }, at);
    }
    case 'invalid-value': {
      const { at, path } = await source.place(finding.path, { key: finding.atKey });
      const { problem, nearest, atKey } = finding;
      const last = finding.path.at(-1);
      // An item of a list has no name but its path, which then need not be told twice.
      const isItem = typeof last === 'number';
      const name = `"${isItem ? dataPathText(finding.path) : (last ?? 'the config')}"`;
      return report(
        'config/invalid-value',
        { name, problem, nearest, wrong: atKey ? 'key' : 'value', path: isItem ? null : path },
        at,
      );
    }
  }
}

/** What the stages put before paths. */
function siteBase(base: string, emit: boolean): string {
  if (base !== RELATIVE_BASE) return base;
  return emit ? BASE_PLACEHOLDER : '/';
}

/** `docs`, `/docs` and `/docs/` are the same base. */
function baseOf(base: string): { readonly value: string; readonly problem: string | null } {
  if (base === RELATIVE_BASE) return { value: base, problem: null };
  if (isExternal(base)) return { value: '', problem: 'must be a path such as /docs/' };
  const value = toRoute(base);
  return { value, problem: baseProblem(value) };
}
