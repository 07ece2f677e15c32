// The styles of parts in `theme.components`: names and units that CSS does not have, which browsers would skip without a word.
import type { DataSource } from '../diagnostics/data-source.ts';
import type { DataPath } from '../diagnostics/locate-literal.ts';
import { report } from '../diagnostics/report.ts';
import { unknownDimensions } from '../lib/css-value.ts';
import { nearest } from '../lib/nearest.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { Site } from '../model/site.ts';

interface Declaration {
  readonly part: string;
  readonly property: string;
  readonly value: string;
  readonly path: DataPath;
}

export async function checkComponents({ theme, products }: Site, source: DataSource): Promise<Diagnostic[]> {
  const declarations = [
    ...declarationsOf(theme.components, ['theme']),
    ...products.flatMap((product, i) => declarationsOf(product.theme?.components ?? {}, ['products', i, 'theme'])),
  ].filter(({ property }) => !property.startsWith('--')); // A variable may have any name and hold anything.
  if (declarations.length === 0) return [];
  const known = await knownProperties();
  const checked = declarations.map((declaration) => checkDeclaration(declaration, known, source));
  return (await Promise.all(checked)).flat();
}

/** A site that styles no part goes without the list. CommonJS: once bundled, all of it is the default export. */
async function knownProperties(): Promise<ReadonlySet<string>> {
  const module = await import('known-css-properties');
  const { all } = 'default' in module ? (module.default as typeof module) : module; // As its types have it, one level up.
  return new Set(all);
}

function declarationsOf(components: Site['theme']['components'], path: DataPath): Declaration[] {
  return Object.entries(components).flatMap(([part, declarations]) =>
    Object.entries(declarations).map(([property, value]) => {
      return { part, property, value, path: [...path, 'components', part, property] };
    }),
  );
}

async function checkDeclaration(
  { part, property, value, path: dataPath }: Declaration,
  known: ReadonlySet<string>,
  source: DataSource,
): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  if (!known.has(property)) {
    const { at, path } = await source.place(dataPath, { key: true });
    diagnostics.push(
      report('config/unknown-property', { property, part, nearest: nearest(property, known), path }, at),
    );
  }
  for (const dimension of unknownDimensions(value)) {
    const { at, path } = await source.place(dataPath);
    diagnostics.push(report('config/unknown-unit', { dimension, property, part, path }, at));
  }
  return diagnostics;
}
