// The reference of all diagnostics as markdown: one section per stage, one per code, written from the catalogue.
import { catalogue } from '../src/diagnostics/catalogue.ts';
import { type CatalogueEntry, EFFECTS, isRecoverable, severityOf } from '../src/diagnostics/entry.ts';

export const DIAGNOSTICS_PAGE = 'content/docs-infra/diagnostics.md';

/** What stands above the first section is written by hand, and stays. */
const FIRST_SECTION = '## Command line {#cli}';

const SECTIONS: Readonly<Record<string, { readonly title: string; readonly lead: string } | undefined>> = {
  cli: { title: 'Command line', lead: 'About the command itself.' },
  init: { title: 'New files', lead: 'About [new sites, pages and demos](/experiments/docs/start-a-site/).' },
  serve: { title: 'Preview server', lead: 'About [`docs-gen serve`](/experiments/docs/serve/).' },
  config: {
    title: 'Configuration',
    lead: 'About the [config file](/experiments/docs/configuration/) and its plugins.',
  },
  content: { title: 'Content', lead: 'About files, [front matter](/experiments/docs/front-matter/) and routes.' },
  tree: { title: 'Page trees', lead: 'About [page trees](/experiments/docs/page-trees/).' },
  includes: {
    title: 'Includes',
    lead: 'About [files that pages include](/experiments/docs/markdown/#includes).',
  },
  markdown: { title: 'Markdown', lead: 'About the text of a page. See [markdown](/experiments/docs/markdown/).' },
  demos: { title: 'Demos', lead: 'About [demos](/experiments/docs/demos/) and component directives.' },
  api: { title: 'API', lead: 'About the JSON of [API pages](/experiments/docs/api-pages/).' },
  history: {
    title: 'History',
    lead: 'About [dates and authors](/experiments/docs/configuration/#last-updated) of pages.',
  },
  assets: {
    title: 'Static files',
    lead: 'About pictures, downloads and [public folders](/experiments/docs/static-files/).',
  },
  overrides: { title: 'Overrides', lead: 'About the [templates folder](/experiments/docs/overrides/) of a project.' },
  plan: { title: 'Links and routes', lead: 'About what pages say of each other.' },
  bundle: { title: 'Browser files', lead: 'About scripts and style sheets.' },
  render: { title: 'Texts of the shell', lead: 'About [translations](/experiments/docs/translations/).' },
  derive: { title: 'Derived files', lead: 'About files that are made from all pages.' },
  emit: {
    title: 'Output',
    lead: 'About files, [redirects](/experiments/docs/redirects-and-headers/) and the output folder.',
  },
};

type Explained = Pick<CatalogueEntry, 'effect' | 'recoverable' | 'explain'>;

/** `page` is the page as it is: its introduction is kept. */
export function diagnosticsPage(page: string): string {
  const end = page.indexOf(`\n${FIRST_SECTION}\n`);
  if (end === -1) throw new Error(`${DIAGNOSTICS_PAGE} must hold the line "${FIRST_SECTION}".`);
  return [page.slice(0, end).trimEnd(), ...stages().map(section)].join('\n\n').concat('\n');
}

function stages(): string[] {
  return [...new Set(Object.keys(catalogue).map(stageOf))];
}

function stageOf(code: string): string {
  return code.split('/')[0] ?? code;
}

function section(stage: string): string {
  const { title, lead } = SECTIONS[stage] ?? { title: `${stage.charAt(0).toUpperCase()}${stage.slice(1)}`, lead: '' };
  const entries: readonly (readonly [string, Explained])[] = Object.entries(catalogue);
  const codes = entries.filter(([code]) => stageOf(code) === stage).map(([code, entry]) => codeSection(code, entry));
  return [`## ${title} {#${stage}}`, lead, ...codes].filter((part) => part !== '').join('\n\n');
}

function codeSection(code: string, entry: Explained): string {
  const { explain } = entry;
  return [
    `### ${code} {#${code.replace('/', '-')}}`,
    `${severityLabel(entry)} ${prose(explain.what)} ${prose(explain.why)}`,
    labelled('Example', explain.example),
    labelled('Fix', explain.fix),
  ].join('\n\n');
}

/** The severity and its reason; an error that the config cannot lower is marked as such. */
function severityLabel(entry: Explained): string {
  const label = { error: 'Error', warning: 'Warning', info: 'Note' }[severityOf(entry)];
  return `**${isRecoverable(entry) ? label : 'Fixed error'}.** ${EFFECTS[entry.effect]}`;
}

/** A sentence stands in the text; anything else is a sample and stands in a fence. */
function labelled(label: string, text: string): string {
  return isSentence(text) ? `${label}: ${prose(text)}` : `${label}:\n\n${fenced(text)}`;
}

function isSentence(text: string): boolean {
  return /^[A-Z][a-z]* /.test(text) && !text.includes('\n');
}

function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${text}\n${fence}`;
}

/** Backticks mean code here as there; every other mark is meant as the character it is. */
function prose(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[\\*_[\]<>#]|\{(?=\{)/g, '\\$&')))
    .join('');
}
