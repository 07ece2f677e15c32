// The JSON of a `{{…}}` line to a demo or a component directive.

import { report } from '../diagnostics/report.ts';
import { directiveProblem, parseDirectiveJson } from '../lib/directive-json.ts';
import { escapePattern } from '../lib/escape-pattern.ts';
import { moduleName } from '../lib/module-name.ts';
import { nearest } from '../lib/nearest.ts';
import type { Diagnostic, Location, Outcome } from '../model/outcome.ts';
import type { ComponentDirective, DemoDirective, DemoOptions } from '../model/page.ts';

export type Directive =
  | { readonly kind: 'demo'; readonly demo: DemoDirective }
  | { readonly kind: 'component'; readonly component: ComponentDirective };

const NAMES = ['demo', 'component', 'include'];
/** Starts the path of a module that calls `createDemo`, from the folder of the page. */
const FILE_SCHEME = 'file://';

type Check = (value: unknown) => boolean;
const isBoolean: Check = (value) => typeof value === 'boolean';
const LENGTH = /^(?:auto|none|(?:min|max|fit)-content|(?:calc|min|max|clamp|var)\(.+\)|\d*\.?\d+(?:%|[a-z]{1,5})?)$/i;
/** Pixels, or a length of CSS. */
const isLength: Check = (value) =>
  typeof value === 'number' || (typeof value === 'string' && LENGTH.test(value.trim()));

const BACKGROUNDS = ['outlined', 'inline', 'gradient', 'playground'];
const isBackground: Check = (value) => isBoolean(value) || BACKGROUNDS.includes(String(value));

const OPTIONS: Readonly<Record<string, Check>> = {
  bg: () => true, // Checked below: an unknown value is a warning, as it only changes the look.
  hideToolbar: isBoolean,
  defaultCodeOpen: isBoolean,
  collapseToEmpty: isBoolean, // As other tools call what `defaultCodeOpen: false` does.
  disableAd: isBoolean,
  disableLiveEdit: isBoolean,
  hideEditButton: isBoolean,
  iframe: isBoolean,
  isolated: isBoolean,
  server: isBoolean,
  check: isBoolean,
  aiSuggestion: () => true,
  height: isLength,
  maxWidth: isLength,
  anchorId: (value) => value === null || typeof value === 'string',
};

/** `json` is the directive with one pair of braces, or a line that only looks like one, as it is written. */
export function readDirective(json: string, at: Location): Outcome<Directive | null> {
  const parsed = parseDirectiveJson(json);
  if (parsed === null)
    return {
      value: null,
      diagnostics: [report('markdown/bad-directive', { problem: directiveProblem(json) }, at)],
    };
  const { demo, component, ...rest } = parsed;
  const places = { at, of: (key: string) => keyPlace(json, key, at) };
  if (typeof component === 'string' && component.startsWith(FILE_SCHEME)) {
    const read = readDemo(component.slice(FILE_SCHEME.length), rest, places);
    return { ...read, value: { kind: 'demo', demo: { ...read.value.demo, isComponent: true } } };
  }
  if (typeof component === 'string')
    return { value: { kind: 'component', component: { component, props: rest, at } }, diagnostics: [] };
  if (typeof demo === 'string' && moduleName(demo) !== '') return readDemo(demo, rest, places);
  const [first = ''] = Object.keys(parsed);
  return {
    value: null,
    diagnostics: [
      report(
        'markdown/bad-directive',
        {
          problem: `it has no "demo", "component" or "include" with a string as its value (its first key is "${first}")`,
          nearest: nearest(
            first,
            NAMES.filter((name) => name !== first),
          ),
        },
        at,
      ),
    ],
  };
}

interface Places {
  /** Of the directive. */
  readonly at: Location;
  readonly of: (key: string) => Location;
}

/** A directive is one line: what is said of an option points to its key. */
function keyPlace(json: string, key: string, at: Location): Location {
  const literal = JSON.stringify(key);
  const offset = json.search(new RegExp(`${escapePattern(literal)}\\s*:`));
  return offset === -1 ? at : { ...at, column: (at.column ?? 1) + 1 + offset, length: literal.length };
}

function readDemo(
  demo: string,
  rest: Readonly<Record<string, unknown>>,
  places: Places,
): Outcome<Extract<Directive, { readonly kind: 'demo' }>> {
  const read = readDemoOptions(demo, rest, places);
  return { value: { kind: 'demo', demo: read.value }, diagnostics: read.diagnostics };
}

/** `demo`: its path, or its name. */
export function readDemoOptions(
  demo: string,
  given: Readonly<Record<string, unknown>>,
  { at, of }: Places,
): Outcome<DemoDirective> {
  const diagnostics: Diagnostic[] = [];
  for (const [key, value] of Object.entries(given)) {
    const check = checkOf(key);
    if (!check)
      diagnostics.push(
        report(
          'markdown/unknown-directive-option',
          { option: key, nearest: nearest(key, Object.keys(OPTIONS)) },
          of(key),
        ),
      );
    else if (!check(value))
      diagnostics.push(report('markdown/bad-directive-option', { option: key, value: JSON.stringify(value) }, of(key)));
  }
  const known = Object.fromEntries(Object.entries(given).filter(([key, value]) => checkOf(key)?.(value)));
  const { bg, anchorId, collapseToEmpty, ...rest } = known;
  const options = collapseToEmpty === true ? { defaultCodeOpen: false, ...rest } : rest;
  if (bg !== undefined && !isBackground(bg)) {
    diagnostics.push(
      report(
        'markdown/unknown-background',
        { value: String(bg), nearest: nearest(String(bg), BACKGROUNDS), known: BACKGROUNDS },
        of('bg'),
      ),
    );
  }
  diagnostics.push(...checkCombination(demo, { ...options, collapseToEmpty }, of));
  return {
    value: {
      demo,
      // Every option passed its check above.
      options: { ...options, ...(isBackground(bg) ? { bg } : {}) } as DemoOptions,
      anchorId:
        anchorId === undefined ? moduleName(demo) : typeof anchorId === 'string' && anchorId !== '' ? anchorId : null,
      at,
    },
    diagnostics,
  };
}

function checkOf(option: string): Check | undefined {
  return Object.hasOwn(OPTIONS, option) ? OPTIONS[option] : undefined;
}

interface Conflict {
  /** The option that may have to go. */
  readonly option: string;
  readonly conflict: string;
  readonly wayOut: string;
}

/** Combinations that contradict each other (behaviour §4.1). */
function checkCombination(demo: string, options: Readonly<Record<string, unknown>>, of: Places['of']): Diagnostic[] {
  const conflicts: Conflict[] = [];
  if (options.hideToolbar === true && options.defaultCodeOpen === true)
    conflicts.push({
      option: 'defaultCodeOpen',
      conflict: '"defaultCodeOpen": true requires the toolbar, which "hideToolbar": true removes',
      wayOut: 'remove one of the two',
    });
  if (options.hideToolbar === true && options.disableAd === true)
    conflicts.push({
      option: 'disableAd',
      conflict: '"hideToolbar": true already includes "disableAd": true',
      wayOut: 'remove "disableAd"',
    });
  if (options.collapseToEmpty === true && options.defaultCodeOpen === true)
    conflicts.push({
      option: 'collapseToEmpty',
      conflict: '"collapseToEmpty": true closes the code, which "defaultCodeOpen": true opens',
      wayOut: 'remove one of the two',
    });
  // The index of a folder may name the components of a demo.
  if (options.hideToolbar !== true && /\.tsx?$/.test(demo) && !/(?:^|\/)index\.tsx?$/.test(demo)) {
    const script = demo.replace(/\.tsx?$/, '.js');
    conflicts.push({
      option: 'demo',
      conflict: 'the toolbar requires the name of the JavaScript file',
      wayOut: `use "${script}", or add "hideToolbar": true`,
    });
  }
  if (options.hideToolbar === false)
    conflicts.push({
      option: 'hideToolbar',
      conflict: '"hideToolbar": false is the default',
      wayOut: 'remove "hideToolbar"',
    });
  return conflicts.map(({ option, ...about }) => report('markdown/directive-conflict', { demo, ...about }, of(option)));
}
