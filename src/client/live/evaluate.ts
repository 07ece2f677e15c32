// Runs the modules of an edited demo, each once and where it is first asked for, as CommonJS does: they may import each
// other in a circle, and a name that is not there is told by its module.
import type { FrameLink, FrameRun } from './messages.ts';

/** A compiled module. */
export type Body = (require: (specifier: string) => unknown, module: CommonModule, exports: Exports) => void;
type Exports = Record<string, unknown>;
interface CommonModule {
  exports: Exports;
}

/** The exports of the entry. `namespaces`: of packages, by address of their script. */
export function evaluate(
  { entry, modules, noExport }: Pick<FrameRun, 'entry' | 'modules' | 'noExport'>,
  bodies: ReadonlyMap<string, Body>,
  namespaces: ReadonlyMap<string, object>,
): Exports {
  const links = new Map(modules.map((module) => [module.file, new Map(module.links)]));
  const running = new Map<string, CommonModule>();
  const run = (file: string): Exports => {
    const known = running.get(file);
    if (known) return known.exports;
    const module: CommonModule = { exports: {} };
    running.set(file, module);
    bodies.get(file)?.((specifier) => ask(specifier, links.get(file)?.get(specifier)), module, module.exports);
    return module.exports;
  };
  const ask = (specifier: string, link: FrameLink | undefined): unknown => {
    if (link === undefined || link.kind === 'missing') throw new Error(link?.message ?? specifier);
    if (link.kind === 'text') return { __esModule: true, default: link.text };
    const found = link.kind === 'file' ? run(link.file) : (namespaces.get(link.address) ?? {});
    return guarded(found, link.names, (name) => noExport.replace('{{module}}', specifier).replace('{{name}}', name));
  };
  return run(entry);
}

/** React would only say that a type is invalid. */
function guarded(exports: object, names: readonly string[], problem: (name: string) => string): object {
  return new Proxy(exports, {
    get(target, key) {
      if (key === '__esModule') return true; // Its `default` is its default export, whatever bundler made it.
      if (typeof key === 'string' && names.includes(key) && !(key in target)) throw new ReferenceError(problem(key));
      return Reflect.get(target, key);
    },
  });
}
