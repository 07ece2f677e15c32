// The JSON of a `{{…}}` line to a demo or a component directive.
import { report } from '../diagnostics/report.ts';
import { nearest } from '../lib/nearest.ts';
import type { Diagnostic, Location, Outcome } from '../model/outcome.ts';
import type { ComponentDirective, DemoDirective, DemoOptions } from '../model/page.ts';

export type Directive =
  | { readonly kind: 'demo'; readonly demo: DemoDirective }
  | { readonly kind: 'component'; readonly component: ComponentDirective };

type Check = (value: unknown) => boolean;
const isBoolean: Check = (value) => typeof value === 'boolean';
const isLength: Check = (value) => typeof value === 'number' || typeof value === 'string';

const BACKGROUNDS = ['outlined', 'inline', 'gradient', 'playground'];
const isBackground: Check = (value) => isBoolean(value) || BACKGROUNDS.includes(String(value));

const OPTIONS: Readonly<Record<string, Check>> = {
  bg: () => true, // Checked below: an unknown value is a warning, as it only changes the look.
  hideToolbar: isBoolean,
  defaultCodeOpen: isBoolean,
  disableAd: isBoolean,
  disableLiveEdit: isBoolean,
  hideEditButton: isBoolean,
  iframe: isBoolean,
  isolated: isBoolean,
  aiSuggestion: () => true,
  height: isLength,
  maxWidth: isLength,
  anchorId: (value) => value === null || typeof value === 'string',
};

/** `json` is the directive with one pair of braces, or a line that only looks like one, as it is written. */
export function readDirective(json: string, at: Location): Outcome<Directive | null> {
  const parsed = parseObject(json);
  if (parsed === null)
    return {
      value: null,
      diagnostics: [report('markdown/bad-directive', { problem: problemOf(json) }, at)],
    };
  const { demo, component, ...rest } = parsed;
  if (typeof component === 'string')
    return { value: { kind: 'component', component: { component, props: rest, at } }, diagnostics: [] };
  if (typeof demo === 'string' && demoName(demo) !== '') return readDemo(demo, rest, at);
  const [first = ''] = Object.keys(parsed);
  return {
    value: null,
    diagnostics: [
      report(
        'markdown/bad-directive',
        { problem: `it has no "demo" or "component" that is a text (its first key is "${first}")` },
        at,
      ),
    ],
  };
}

function problemOf(json: string): string {
  if (!json.startsWith('{{')) return 'it is not JSON between the braces';
  if (!json.includes('}}')) return 'it does not end in "}}" on its line';
  if (!json.endsWith('}}')) return 'text stands behind its closing braces';
  return /^\{\{[ \t]/.test(json) ? 'a space stands behind its opening braces' : 'its first key is not in double quotes';
}

function parseObject(json: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null; // The caller reports it with its place.
  }
}

function readDemo(demo: string, rest: Readonly<Record<string, unknown>>, at: Location): Outcome<Directive> {
  const diagnostics: Diagnostic[] = [];
  for (const [key, value] of Object.entries(rest)) {
    const check = checkOf(key);
    if (!check)
      diagnostics.push(
        report('markdown/unknown-directive-option', { option: key, nearest: nearest(key, Object.keys(OPTIONS)) }, at),
      );
    else if (!check(value))
      diagnostics.push(report('markdown/bad-directive-option', { option: key, value: JSON.stringify(value) }, at));
  }
  const known = Object.fromEntries(Object.entries(rest).filter(([key, value]) => checkOf(key)?.(value)));
  const { bg, anchorId, ...options } = known;
  if (bg !== undefined && !isBackground(bg)) {
    diagnostics.push(
      report(
        'markdown/unknown-background',
        { value: String(bg), nearest: nearest(String(bg), BACKGROUNDS), known: BACKGROUNDS },
        at,
      ),
    );
  }
  diagnostics.push(...checkCombination(demo, options, at));
  return {
    value: {
      kind: 'demo',
      demo: {
        demo,
        // Every option passed its check above.
        options: { ...options, ...(isBackground(bg) ? { bg } : {}) } as DemoOptions,
        anchorId:
          anchorId === undefined ? demoName(demo) : typeof anchorId === 'string' && anchorId !== '' ? anchorId : null,
        at,
      },
    },
    diagnostics,
  };
}

function checkOf(option: string): Check | undefined {
  return Object.hasOwn(OPTIONS, option) ? OPTIONS[option] : undefined;
}

/** `a/Foo.js` is `Foo`: the id of the demo on its page. */
function demoName(path: string): string {
  return path
    .replace(/\/+$/, '')
    .replace(/^.*\//, '')
    .replace(/\.[^.]*$/, '');
}

/** Combinations that contradict each other (behaviour §4.1). */
function checkCombination(demo: string, options: Readonly<Record<string, unknown>>, at: Location): Diagnostic[] {
  const conflicts: string[] = [];
  if (options.hideToolbar === true && options.defaultCodeOpen === true)
    conflicts.push('"defaultCodeOpen": true needs the toolbar that "hideToolbar": true takes away');
  if (options.hideToolbar === true && options.disableAd === true)
    conflicts.push('"disableAd": true is already said by "hideToolbar": true');
  if (options.hideToolbar === false) conflicts.push('"hideToolbar": false is the default');
  return conflicts.map((conflict) => report('markdown/directive-conflict', { demo, conflict }, at));
}
