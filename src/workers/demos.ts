// The demos of a site: their scripts for the browser, and their HTML from the thread that runs them.
import { readFileSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findLockFile } from '../demos/sandbox/versions.ts';
import { report } from '../diagnostics/report.ts';
import { packageRoot } from '../lib/node/package-root.ts';
import { isOldReact, reactVersion } from '../lib/node/react-version.ts';
import { type CachePlace, stampedCache } from '../lib/node/stamped-cache.ts';
import { settingsOf } from '../lib/node/tsconfigs.ts';
import type { MadeArtifact } from '../model/artifact.ts';
import type { Bundle } from '../model/bundle.ts';
import type { BuiltDemo, BuiltDemos } from '../model/demo.ts';
import type { FileSystem, Timer } from '../model/deps.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { BuildPlan } from '../model/route.ts';
import type { TextsByLanguage } from '../render/translations.ts';
import { askDemos } from './ask-demos.ts';
import { collectorsOf } from './collector-problems.ts';
import { componentWords, wordsArtifacts } from './component-words.ts';
import { type DemoAnswer, hasDifferences, htmlOf, isSettled, questionKey, type SettledAnswer } from './demo-answers.ts';
import { DEMO_CACHE, demoFacts, keyOfFacts, ofMode } from './demo-cache.ts';
import { demoProblems } from './demo-problems.ts';
import { bundleOptions, type DemoScripts, demoConstants, makeDemoScripts } from './demo-scripts.ts';
import { entryOf, heldAnswers } from './kept-answers.ts';
import { findNodeInterop } from './node-interop.ts';
import { type ShownModule, usedDemos } from './used-demos.ts';

export interface DemoBuild {
  readonly artifacts: readonly MadeArtifact[];
  readonly demos: BuiltDemos;
  /** Files of the project that each module is made of, by its id: absolute. */
  readonly parts: ReadonlyMap<string, readonly string[]>;
  /** Packages that those which a module imports leave to the project to install, by its id. */
  readonly peers: ReadonlyMap<string, readonly string[]>;
  /** Files that they were made of, those of packages left out: absolute. */
  readonly inputs: readonly string[];
  /** Folders of packages whose code the artifacts hold: absolute. */
  readonly packages: readonly string[];
  /** Some imports could not be resolved, or modules not be built: a file that does not exist yet would fix them. */
  readonly isPartial: boolean;
  /** False: a demo was stopped, or ended its thread. The next run tries it again, as the machine may have been the reason. */
  readonly isSettled: boolean;
}

export interface DemoBuildOptions {
  readonly bundle: Pick<Bundle, 'react' | 'mode'>;
  readonly texts: TextsByLanguage;
  /** Of what is kept between builds; null keeps nothing. */
  readonly place: CachePlace | null;
  readonly timer: Timer;
  readonly fs: Pick<FileSystem, 'exists'>;
  /** One rendering of a demo or component is done. */
  readonly tick: () => void;
}

export async function buildDemos(
  plan: BuildPlan,
  { bundle, texts, place, timer, fs, tick }: DemoBuildOptions,
): Promise<Outcome<DemoBuild>> {
  const { site } = plan;
  const used = usedDemos(plan, componentWords(texts));
  const modules = [...used.modules.values()];
  if (modules.length === 0 || bundle.react === null) return { value: NO_DEMOS, diagnostics: [] };
  const root = await realpath(site.root); // esbuild answers with real paths.
  const inline = new Map(modules.flatMap(({ entry, inline }) => (inline ? [[entry, inline] as const] : [])));
  const folders = { root, react: bundle.react, mode: bundle.mode, inline };
  const { base, aliases, storagePrefix } = site;
  const facts = demoFacts(
    [root, bundle.react, base, aliases, demoConstants(site), storagePrefix],
    modules.map(({ id, entry, exportName, provider, inline, styling, wrapper, collector, page }) => {
      return [id, [entry, exportName, provider, inline?.text, styling, wrapper, collector, page]];
    }),
  );
  const key = keyOfFacts(facts);

  const cache = stampedCache(ofMode(DEMO_CACHE, bundle.mode), place);
  const found = await cache.find(key);
  const kept = found?.isCurrent ? found : null;
  const made = kept
    ? { ...kept.value.made, failures: new Map(), missing: [], inputs: kept.inputs }
    : await makeDemoScripts(modules, site, { ...folders, place });
  const running = used.shown.filter(({ module }) => made.scripts.has(module.id));
  const rendered = running.filter(({ server }) => server);
  const held = heldAnswers(found, rendered, { facts, parts: made.parts });
  const known: ReadonlyMap<string, DemoAnswer> = held.answers;
  const unknown = rendered.filter((one) => !known.has(questionKey(one)));
  const { fileUrls } = made;
  for (let done = used.shown.length - unknown.length; done > 0; done--) tick();
  const browser = { artifacts: made.artifacts, scripts: made.scripts, react: bundle.react, mode: bundle.mode, base };
  const fresh =
    unknown.length === 0 ? null : await askDemos(unknown, site, { ...folders, fileUrls, timer, browser, tick });
  const collectorFailures = fresh?.failures ?? [];
  const all = new Map([...known, ...(fresh?.answers ?? [])]);
  const answers = new Map(rendered.flatMap((one) => entryOf(all, questionKey(one))));
  const settled = new Map([...answers].filter((entry): entry is [string, SettledAnswer] => isSettled(entry[1])));

  const serverParts = new Map([...held.serverParts, ...(fresh?.parts ?? [])]);
  const shownFiles = modules.flatMap(({ sources }) => sources).filter(({ file }) => !inline.has(file));
  const inputs = [
    ...made.inputs,
    ...(fresh?.inputs ?? []),
    ...held.packageFiles,
    ...[...serverParts.values()].flat(),
    ...collectorsOf(rendered).map((file) => join(root, file)),
    ...collectorFailures.map(({ at }) => join(root, at.file)),
    ...shownFiles.map(({ file }) => join(root, file)),
    ...(await settingsOf(foldersOf(made.parts), root)),
  ];
  const isKept = fresh === null && kept?.value.answers.size === answers.size;
  // A file that is missing would leave no trace: what failed is tried again.
  const isPartial = made.failures.size > 0 || made.missing.length > 0 || collectorFailures.length > 0;
  if (!isPartial && !isKept) {
    const { artifacts, scripts, warnings, leavingStyles, unknownNames, isTailwindMissing, parts, peers, packages } =
      made;
    const value = {
      made: {
        artifacts,
        scripts,
        fileUrls,
        warnings,
        leavingStyles,
        unknownNames,
        isTailwindMissing,
        parts,
        peers,
        packages,
      },
      answers: settled,
      facts,
      serverParts,
    };
    await cache.save(key, { value, inputs });
  }

  const threw = [...rendered].flatMap((one) => {
    const answer = answers.get(questionKey(one));
    return answer?.kind === 'threw' ? [{ id: one.module.id, text: answer.text }] : [];
  });
  const interops = await findNodeInterop(threw, made.parts, bundleOptions(site, folders));

  const project = { root, aliases, lockFile: isPartial ? await findLockFile(root, fs) : null };
  const textOf = (file: string) => inline.get(file)?.text ?? readFileSync(join(root, file), 'utf8');

  const sheets = new Map(
    made.artifacts.filter(({ type }) => type === 'text/css').map(({ path, body }) => [path, `${Buffer.from(body)}`]),
  );
  const blank: ShownModule[] = [];
  const demos = running.flatMap((one) => {
    const script = made.scripts.get(one.module.id);
    const answer = answers.get(questionKey(one));
    if (!script) return [];
    const { props, words } = one;
    const html = htmlOf(
      answer,
      script.styles.map((path) => sheets.get(path) ?? ''),
    );
    const isReported = answer?.kind === 'html' && answer.html !== '' && !hasDifferences(answer);
    if (isReported && html?.use === 'reserve') blank.push(one);
    const collected = answer && 'styles' in answer ? answer.styles : '';
    const built: BuiltDemo = { ...script, html, collected, props, words: words?.path ?? null };
    return [[one.id, built] as const];
  });
  const words = wordsArtifacts(running.flatMap(({ words }) => words ?? []));
  return {
    value: {
      artifacts: [...made.artifacts, ...words],
      demos: new Map(demos),
      parts: made.parts,
      peers: made.peers,
      packages: made.packages,
      inputs: [...inputs, ...placesOf(made, root)],
      isPartial,
      isSettled: settled.size === answers.size,
    },
    diagnostics: [
      ...reactProblems(root),
      ...demoProblems(used, { made, answers, blank, collectorFailures, interops, inline, project, textOf }),
    ],
    work: { items: running.length, cacheHits: kept ? running.length - unknown.length : held.answers.size },
  };
}

/** Demos run with the React of their pages. */
function reactProblems(root: string): Diagnostic[] {
  const found = reactVersion(root);
  const used = reactVersion(packageRoot);
  if (found === null || used === null || !isOldReact(found)) return [];
  return [report('demos/old-react', { found, used }, { file: 'package.json' })];
}

const NO_DEMOS: DemoBuild = {
  artifacts: [],
  demos: new Map(),
  parts: new Map(),
  peers: new Map(),
  inputs: [],
  packages: [],
  isPartial: false,
  isSettled: true,
};

function foldersOf(parts: DemoBuild['parts']): Set<string> {
  return new Set([...parts.values()].flatMap((files) => files.map((file) => dirname(file))));
}

/** Files in which something is wrong: the run that named them did not come to say what it was made of. */
function placesOf({ failures }: Pick<DemoScripts, 'failures'>, root: string): string[] {
  return [...failures.values()].flatMap((messages) => messages.map(({ at }) => join(root, at.file)));
}
