// The API reference that authors wrote, held to types and to what demos render: what neither knows may have been renamed.
import { report } from '../diagnostics/report.ts';
import { nearest } from '../lib/nearest.ts';
import type { ExtractedPage } from '../model/api-source.ts';
import type { Deps } from '../model/deps.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { Site } from '../model/site.ts';
import { compareWithTypes, readExtracted, type TypedApi, typedFor } from './compare.ts';
import type { RenderedParts } from './rendered.ts';
import { readWrittenApi, type WrittenApi } from './written-api.ts';

export interface ReferenceCheck {
  readonly site: Site;
  /** Whole, also where its JSON is committed. */
  readonly extracted: readonly ExtractedPage[];
  /** null: no demo was rendered, and nothing is said of what only they would show. */
  readonly rendered: RenderedParts | null;
}

/** How many JSON files were compared. */
export async function checkReference(
  { site, extracted, rendered }: ReferenceCheck,
  { fs }: Pick<Deps, 'fs'>,
): Promise<Outcome<number>> {
  const typed = readExtracted(extracted);
  const written = await readWrittenApi(site, fs);
  const diagnostics = written.flatMap((one) => {
    const fact = typedFor(one, typed);
    return [...(fact ? compareWithTypes(one, fact) : []), ...(rendered ? unseen(one, fact, rendered) : [])];
  });
  return { value: written.length, diagnostics: [...diagnostics, ...unproven(extracted, rendered)] };
}

/** Claims of types and comments that got no rows, with the classes that demos render in their place. */
function unproven(extracted: readonly ExtractedPage[], rendered: RenderedParts | null): Diagnostic[] {
  return extracted.flatMap(({ name: owner, at, unproven: claims }) => {
    if (!claims) return [];
    const seen = claims.classes.flatMap((key) => renderedClasses(owner, key, rendered));
    const { classes, cssVariables } = claims;
    return [
      ...(classes.length === 0
        ? []
        : [report('proof/unproven', { owner, what: 'class', names: classes, rendered: seen }, at)]),
      ...(cssVariables.length === 0
        ? []
        : [report('proof/unproven', { owner, what: 'CSS variable', names: cssVariables, rendered: [] }, at)]),
    ];
  });
}

/** `Panel-root` and `panel__root` may be the class `root` of `Panel`. */
function renderedClasses(owner: string, key: string, rendered: RenderedParts | null): string[] {
  const component = owner.replaceAll('.', '').toLowerCase();
  return [...(rendered?.classes ?? [])]
    .filter((name) => {
      const text = name.toLowerCase();
      return text.includes(component) && ['-', '_'].some((mark) => text.endsWith(`${mark}${key.toLowerCase()}`));
    })
    .sort();
}

/** Classes and slots of a component that is known at all. */
function unseen({ api, at }: WrittenApi, fact: TypedApi | null, { classes, components }: RenderedParts): Diagnostic[] {
  if (fact === null && !components.has(api.name)) return [];
  const known = new Set(
    fact?.rows.flatMap(({ section, name, className }) => [`${section} ${name}`, `classes ${className}`]),
  );
  const related = fact ? { related: [{ message: `${fact.name} is declared at`, at: fact.page.at }] } : {};
  return api.rows.flatMap(({ section, name, path, className }) => {
    if ((section !== 'classes' && section !== 'slots') || known.has(`${section} ${name}`)) return [];
    if (section === 'classes' ? classes.has(name) : className !== null && classes.has(className)) return [];
    const near = nearest(name, fact?.rows.flatMap((row) => (row.section === section ? [row.name] : [])) ?? []);
    const params = { name, owner: api.name, nearest: near };
    return [report(section === 'classes' ? 'proof/unknown-class' : 'proof/unknown-slot', params, at(path), related)];
  });
}
