// What rendered demos show of a library: the classes in their HTML, and the components that their code writes.
import type { BuiltDemos } from '../model/demo.ts';
import type { BuildPlan } from '../model/route.ts';

export interface RenderedParts {
  readonly classes: ReadonlySet<string>;
  /** Of demos that have HTML. */
  readonly components: ReadonlySet<string>;
}

export function renderedParts({ routes }: Pick<BuildPlan, 'routes'>, built: BuiltDemos): RenderedParts {
  const classes = new Set<string>();
  const components = new Set<string>();
  for (const route of routes) {
    if (route.kind !== 'doc') continue;
    for (const { id, codes } of route.demos.flatMap(({ variants }) => variants)) {
      const html = built.get(id)?.html?.text ?? null;
      if (html === null) continue;
      for (const [, names = ''] of html.matchAll(/\bclass="([^"]*)"/g))
        for (const name of names.split(/\s+/)) classes.add(name);
      for (const { source } of codes.flatMap(({ files }) => files))
        for (const [, name = ''] of source.matchAll(/<(?:\w+\.)?([A-Z]\w*)/g)) components.add(name);
    }
  }
  return { classes, components };
}
