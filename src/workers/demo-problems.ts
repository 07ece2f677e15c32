// What became of a site's demos, told to the authors of its pages.
import { lineIndex, locate } from '../diagnostics/locate.ts';
import { report } from '../diagnostics/report.ts';
import { assertNever } from '../lib/assert-never.ts';
import { escapePattern } from '../lib/escape-pattern.ts';
import { groupBy } from '../lib/groups.ts';
import { diagnosticInPage } from '../lib/inline-place.ts';
import type { InlineModules } from '../model/demo.ts';
import type { Diagnostic, Location } from '../model/outcome.ts';
import { type CollectorFailure, collectorProblems } from './collector-problems.ts';
import { type DemoAnswer, questionKey } from './demo-answers.ts';
import type { DemoFailure, DemoScripts } from './demo-scripts.ts';
import { type Project, reportMissing } from './missing-imports.ts';
import type { NodeInterop } from './node-interop.ts';
import type { ShownModule, UsedDemos } from './used-demos.ts';

export interface BuiltParts {
  readonly made: Pick<
    DemoScripts,
    'failures' | 'missing' | 'warnings' | 'leavingStyles' | 'unknownNames' | 'isTailwindMissing'
  >;
  readonly answers: ReadonlyMap<string, DemoAnswer>;
  /** Those whose HTML shows nothing. */
  readonly blank: readonly ShownModule[];
  /** Why style collectors could not be bundled. */
  readonly collectorFailures: readonly CollectorFailure[];
  /** By id of the module: why it threw. */
  readonly interops: ReadonlyMap<string, NodeInterop>;
  readonly inline: InlineModules;
  readonly project: Project;
  /** Of a module, as its author wrote it. */
  readonly textOf: (file: string) => string;
}

export function demoProblems(
  { modules, shown }: UsedDemos,
  { made, answers, blank, collectorFailures, interops, inline, project, textOf }: BuiltParts,
): Diagnostic[] {
  const found: Diagnostic[] = [];
  const styled = [...modules.values()].find(({ styling }) => styling === 'tailwind');
  if (made.isTailwindMissing && styled) found.push(report('demos/missing-tailwind', { name: styled.name }, styled.at));
  for (const { text, at } of made.warnings) found.push(report('bundle/warning', { text }, at));
  for (const { at, ...style } of made.leavingStyles) found.push(report('demos/style-leaves', style, at));
  for (const { name, at } of made.unknownNames) found.push(report('demos/unknown-name', { name }, at));
  for (const imported of made.missing) found.push(reportMissing(imported, project));
  for (const { failure, name, ids } of byFailure(made.failures, modules)) {
    const { text, at, exportName, lacksComponent, notFound } = failure;
    const affected = ids.size;
    if (lacksComponent)
      found.push(
        report('demos/no-component', { name, exportName, found: null }, placeOfExport(at.file, exportName, textOf)),
      );
    else if (notFound !== null) found.push(reportMissing({ specifier: notFound, at }, project, affected));
    else found.push(report('demos/not-bundled', { name, text, affected }, at));
  }
  for (const [interop, ids] of groupBy([...interops.keys()], (id) => interops.get(id) ?? null)) {
    const { at, ...params } = interop;
    found.push(report('demos/commonjs-default', { ...params, affected: ids.length }, at));
  }
  found.push(
    ...collectorProblems(shown, {
      failures: collectorFailures,
      answerOf: (one) => answers.get(questionKey(one)),
      project,
      placeOfExport: (file) => placeOfExport(file, 'default', textOf),
    }),
  );
  for (const one of shown) {
    const answer = answers.get(questionKey(one));
    if (!answer) continue;
    const interop = answer.kind === 'threw' ? interops.get(one.module.id) : undefined;
    if (interop === undefined) found.push(...whyNot(answer, one, textOf));
    const { name } = one.module;
    for (const { text, at } of answer.late) found.push(report('demos/late-error', { name, problem: text }, at));
  }
  found.push(...stylesInPages(shown, answers));
  const [first] = blank;
  if (first) found.push(report('demos/blank', { name: first.module.name, affected: blank.length }, first.at));
  return found.map((diagnostic) => diagnosticInPage(diagnostic, inline));
}

/** Demos whose wrapper writes the styles have all the same: they are reported once. */
function stylesInPages(shown: UsedDemos['shown'], answers: BuiltParts['answers']): Diagnostic[] {
  const found = shown.flatMap((one) => {
    const answer = answers.get(questionKey(one));
    const selectors = answer?.kind === 'html' ? answer.pageStyles : [];
    return one.inPage && selectors.length > 0 ? [{ name: one.module.name, at: one.inPage, selectors }] : [];
  });
  return [...groupBy(found, ({ selectors }) => selectors.join('\n')).values()].flatMap((alike) => {
    const [first] = alike;
    if (!first) return [];
    const { name, at, selectors } = first;
    return [report('demos/style-in-page', { name, selectors, affected: alike.length }, at)];
  });
}

interface SharedFailure {
  readonly failure: DemoFailure;
  /** Of the first demo that it affects. */
  readonly name: string;
  /** Of all of them: they import the same broken module. */
  readonly ids: ReadonlySet<string>;
}

function byFailure(failures: DemoScripts['failures'], modules: UsedDemos['modules']): SharedFailure[] {
  const found = new Map<string, { readonly failure: DemoFailure; readonly name: string; readonly ids: Set<string> }>();
  for (const [id, problems] of failures) {
    const module = modules.get(id);
    if (!module) continue;
    for (const failure of problems) {
      const key = JSON.stringify([failure.text, failure.at]);
      const known = found.get(key);
      // Several imports of a demo may lead to the same place.
      if (known) known.ids.add(id);
      else found.set(key, { failure, name: module.name, ids: new Set([id]) });
    }
  }
  return [...found.values()];
}

function whyNot(
  answer: DemoAnswer,
  { module: { name, entry, exportName }, at }: ShownModule,
  textOf: BuiltParts['textOf'],
): Diagnostic[] {
  switch (answer.kind) {
    case 'html': {
      const { pageHead, missing, differences } = answer;
      const parts = [
        ...missing.map((error) => report('demos/incomplete', { name, problem: error.text }, error.at)),
        ...differences.map((difference) => report('demos/hydration', { name, ...difference }, at)),
      ];
      if (pageHead.length === 0) return parts;
      const placed = placeOfElement(pageHead, entry, textOf) ?? at;
      return [...parts, report('demos/page-head', { name, elements: pageHead }, placed)];
    }
    case 'threw':
      return [
        report('demos/not-rendered', { name, problem: answer.text, inBrowser: answer.inBrowser }, answer.at ?? at),
      ];
    case 'browser-only':
      return [report('demos/browser-only', { name, problem: answer.text }, answer.at ?? at)];
    case 'differs':
      return [report('demos/not-the-same', { name }, at)];
    case 'no-component':
      return [
        report(
          'demos/no-component',
          { name, exportName, found: answer.text || null },
          placeOfExport(entry, exportName, textOf),
        ),
      ];
    case 'no-collector':
    case 'collector-threw':
      return []; // Reported once for all demos.
    case 'too-slow':
      return [report('demos/too-slow', { name, phase: answer.phase }, at)];
    case 'ended':
      return [report('demos/crashed', { name, reason: answer.text }, at)];
    default:
      return assertNever(answer);
  }
}

/** Of the first of these elements that the module itself writes; null: something that it imports writes all of them. */
function placeOfElement(elements: readonly string[], file: string, textOf: BuiltParts['textOf']): Location | null {
  const text = textOf(file);
  const tags = elements.map((element) => /^<\w+/.exec(element)?.[0] ?? element);
  const [start] = tags.map((tag) => text.search(new RegExp(`${tag}\\b`))).filter((index) => index !== -1);
  return start === undefined ? null : locate(file, lineIndex(text), start);
}

/** Of the words that export it; the start of the file, where there are none. */
function placeOfExport(file: string, exportName: string, textOf: BuiltParts['textOf']): Location {
  const text = textOf(file);
  const words =
    exportName === 'default'
      ? /^[ \t]*export\s+default\b|\bas\s+default\b/m.exec(text)
      : new RegExp(`^[ \\t]*export\\s[^;]*?\\b${escapePattern(exportName)}\\b`, 'm').exec(text);
  if (words === null) return { file, line: 1, column: 1 };
  const [found] = words;
  return locate(file, lineIndex(text), words.index + found.length - found.trimStart().length);
}
