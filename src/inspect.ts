// What the plan knows of one route, as rows to print.
import { report } from './diagnostics/report.ts';
import { referencesOf } from './lib/api-sections.ts';
import { nearest } from './lib/nearest.ts';
import type { ReportSection, RouteReport } from './model/build.ts';
import type { Diagnostic, Outcome } from './model/outcome.ts';
import type { BuildPlan, Route } from './model/route.ts';

export function inspectPlan(
  path: string,
  plan: BuildPlan | null,
  diagnostics: readonly Diagnostic[],
): Outcome<RouteReport | null> {
  if (plan === null) return { value: null, diagnostics };
  const route = plan.routes.find((candidate) => candidate.path === path);
  if (!route) {
    const draft = plan.drafts.get(path);
    const unknown = report('cli/unknown-route', {
      route: path,
      nearest: nearest(
        path,
        plan.routes.map((candidate) => candidate.path),
      ),
      ...(draft === undefined ? {} : { draft }),
    });
    return { value: null, diagnostics: [unknown] };
  }
  const file = fileOf(route);
  const files = route.kind === 'doc' ? route.page.inputs : [file];
  const sections = [
    overview(route, file),
    ...(route.kind === 'doc' ? [content(route)] : [apiContent(route)]),
    place(route),
  ];
  return {
    value: { route: path, sections },
    diagnostics: diagnostics.filter(({ at }) => at !== undefined && files.includes(at.file)),
  };
}

function fileOf(route: Route): string {
  return route.kind === 'doc' ? route.page.file : route.doc.file;
}

function overview(route: Route, file: string): ReportSection {
  return {
    title: 'Route',
    rows: [
      ['file', file],
      ['kind', route.kind],
      ['title', route.title],
      ['description', route.description],
      ['product', route.productKey],
      ['product id', String(route.productId)],
      ['category id', String(route.categoryId)],
      ['language', route.language],
      ['languages', route.alternates.map((alternate) => alternate.path).join(' ')],
      ['edit', route.editUrl ?? 'no repository'],
      ['last updated', [route.history?.modified ?? 'not known', ...(route.history?.authors ?? [])].join(', ')],
    ],
  };
}

function content({ page, demos, assets }: Extract<Route, { kind: 'doc' }>): ReportSection {
  return {
    title: 'Content',
    rows: [
      [
        'contents list',
        page.toc.map((entry) => `${'  '.repeat(entry.depth - 2)}${entry.text} #${entry.id}`).join('\n'),
      ],
      ['made of', page.inputs.join('\n')],
      ['ids', page.anchors.join(' ')],
      ['links', page.links.map((link) => link.href).join('\n')],
      ['files', page.assets.map(({ href }, i) => `${href} → ${assets[i]?.href}`).join('\n')],
      [
        'demos',
        page.demos.map((demo, i) => `${demo.demo}${demos[i]?.variants.length === 0 ? ' (missing)' : ''}`).join('\n'),
      ],
      ['components', page.components.map((directive) => directive.component).join('\n')],
    ],
  };
}

function apiContent({ doc }: Extract<Route, { kind: 'api' }>): ReportSection {
  return {
    title: 'API',
    rows: [
      ['kind', doc.kind],
      ...referencesOf(doc).map(({ name, props }): [string, string] => [
        doc.kind === 'tabs' || doc.kind === 'compound' ? `props of ${name}` : 'props',
        props.map((prop) => prop.name).join(' '),
      ]),
      ['ids', doc.anchors.join(' ')],
      ['links', doc.links.map((link) => link.href).join('\n')],
    ],
  };
}

function place(route: Route): ReportSection {
  const { place: found } = route;
  if (found === null) return { title: 'Tree', rows: [['place', 'in no tree']] };
  return {
    title: 'Tree',
    rows: [
      ['parents', found.parents.map((parent) => parent.title ?? parent.pathname).join(' < ')],
      ['previous', found.previous?.route ?? '-'],
      ['next', found.next?.route ?? '-'],
    ],
  };
}
