// Puts a node for each API page where an author wrote the path that they lie below.
import type { DataSource } from '../diagnostics/data-source.ts';
import type { DataPath } from '../diagnostics/locate-literal.ts';
import { report } from '../diagnostics/report.ts';
import type { ApiDoc } from '../model/api.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { PageNodeInput } from '../schema/page-tree.ts';

export interface ApiRow {
  readonly route: string;
  /** Of what the page documents: `DatePicker`. */
  readonly name: string;
  readonly kind: ApiDoc['kind'];
}

export interface FilledNodes {
  readonly nodes: PageNodeInput[];
  /** Nodes that ask for API pages where there are none. */
  readonly empty: readonly { readonly path: DataPath; readonly below: string }[];
}

export function fillApiChildren(
  inputs: readonly PageNodeInput[],
  api: readonly ApiRow[],
  path: DataPath = [],
): FilledNodes {
  const empty: { path: DataPath; below: string }[] = [];
  const nodes = inputs.map(({ children, ...input }, index): PageNodeInput => {
    const ownPath = [...path, index, 'children'];
    if (children === undefined) return input;
    if (typeof children !== 'string') {
      const filled = fillApiChildren(children, api, ownPath);
      empty.push(...filled.empty);
      return { ...input, children: filled.nodes };
    }
    const rows = rowsBelow(children, api);
    if (rows.length === 0) empty.push({ path: ownPath, below: children });
    return { ...input, children: rows };
  });
  return { nodes, empty };
}

export function reportEmpty({ empty }: FilledNodes, source: DataSource): Promise<Diagnostic[]> {
  return Promise.all(
    empty.map(async ({ path, below }) => {
      const { at, path: shown } = await source.place(path);
      return report('tree/no-api-pages', { below, path: shown }, at);
    }),
  );
}

/** What is used in JSX comes first, as most readers look for that. */
const KINDS: readonly string[] = ['component', 'hook', 'function', 'interface'];

function rowsBelow(below: string, api: readonly ApiRow[]): PageNodeInput[] {
  const { compare } = new Intl.Collator('en');
  const overview = api.filter(({ route }) => route === below);
  const pages = api
    .filter(({ route }) => route !== below && route.startsWith(below))
    .sort(
      (a, b) =>
        KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || compare(a.name, b.name) || (a.route < b.route ? -1 : 1),
    );
  return [...overview, ...pages].map(({ route, name }) => ({
    pathname: route,
    title: route === below ? 'Overview' : name,
  }));
}
