// Runs the bundled templates of a project with the React that renders, and picks each one's component.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { type ComponentType, isValidElement } from 'react';
import { report } from '../diagnostics/report.ts';
import { packageRoot } from '../lib/node/package-root.ts';
import { problemOfThrown } from '../lib/node/thrown.ts';
import type { Diagnostic, Location } from '../model/outcome.ts';
import type { Templates } from '../render/template-props.ts';
import type { BundledTemplates } from './bundle.ts';
import type { FindThrown } from './guard.ts';
import { HOST_TEMPLATES } from './modules.ts';

/** Props differ from template to template, and a file cannot be asked for its types. */
export type AnyComponent = ComponentType<object>;

export interface EvaluateOptions {
  readonly bundled: BundledTemplates;
  readonly originals: Templates;
  readonly root: string;
  /** Where a file's default export stands. */
  readonly placeOf: (file: string) => Location;
}

export interface Evaluated {
  /** By path in the folder. */
  readonly components: ReadonlyMap<string, AnyComponent>;
  readonly findThrown: FindThrown;
  readonly diagnostics: readonly Diagnostic[];
}

/** How stack frames name the script. */
const SCRIPT = 'docs-gen-templates.cjs';

export function evaluateTemplates({ bundled, originals, root, placeOf }: EvaluateOptions): Evaluated {
  const diagnostics: Diagnostic[] = [];
  const components = new Map<string, AnyComponent>();
  const findThrown: FindThrown = (error) => {
    const { text, at } = problemOfThrown(error, { name: SCRIPT, map: bundled.map }, { root, file: '' });
    return { text, at: at.line === undefined ? null : at };
  };
  const load = loaders(bundled.code, originals);
  for (const file of bundled.files) {
    const place = placeOf(file);
    try {
      const exported = load[file]?.() ?? {};
      const component = exported.default;
      if (isAsync(component)) diagnostics.push(report('overrides/async-component', { file: place.file }, place));
      else if (isComponent(component)) components.set(file, component);
      else {
        const names = Object.keys(exported).filter((name) => name !== 'default');
        const found = inWords(component);
        diagnostics.push(report('overrides/no-component', { file: place.file, found, names }, place));
      }
    } catch (error) {
      const { text, at } = findThrown(error);
      diagnostics.push(report('overrides/threw', { file: place.file, problem: text }, at ?? place));
    }
  }
  return { components, findThrown, diagnostics };
}

type Loaders = Readonly<Record<string, () => { readonly default?: unknown }>>;

/** CommonJS, because its `require` is ours to give: no other copy of React can get in. */
function loaders(code: string, originals: Templates): Loaders {
  const host = createRequire(join(packageRoot, 'package.json'));
  const require = (id: string): unknown => (id === HOST_TEMPLATES ? { ...originals } : host(id));
  const module: { exports: Loaders } = { exports: {} };
  compileFunction(code, ['module', 'exports', 'require'], { filename: SCRIPT })(module, module.exports, require);
  return module.exports;
}

/** React renders a page in one go, and would wait for no promise. */
function isAsync(value: unknown): boolean {
  return Object.prototype.toString.call(value) === '[object AsyncFunction]';
}

/** A function or class, or what `memo` and `forwardRef` make of one. */
function isComponent(value: unknown): value is AnyComponent {
  return typeof value === 'function' || (isReactObject(value) && !isValidElement(value));
}

function isReactObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '$$typeof' in value;
}

function inWords(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (isValidElement(value)) return 'an element';
  return value === null ? 'null' : Array.isArray(value) ? 'an array' : `a value of type ${typeof value}`;
}
