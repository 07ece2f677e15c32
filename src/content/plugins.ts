// Lets plugins change, drop or add pages before they are compiled.

import { report } from '../diagnostics/report.ts';
import { schemaFindings } from '../diagnostics/schema-findings.ts';
import { errorMessage } from '../lib/error-message.ts';
import { isRecord } from '../lib/is-record.ts';
import { SEVERITIES } from '../lib/severity-order.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { PageSource } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { frontMatterSchema } from '../schema/front-matter.ts';

export async function runPagePlugins(
  site: Site,
  pages: readonly PageSource[],
): Promise<Outcome<readonly PageSource[]>> {
  const diagnostics: Diagnostic[] = [];
  let current = pages;
  for (const plugin of site.plugins) {
    if (!plugin.pages) continue;
    try {
      const outcome = checked(await plugin.pages(current), current, site);
      current = outcome.value;
      diagnostics.push(...outcome.diagnostics);
    } catch (error) {
      const problem = errorMessage(error);
      diagnostics.push(
        report('config/plugin-failed', { plugin: plugin.name, slot: 'pages', problem }, { file: site.configFile }),
      );
    }
  }
  return { value: current, diagnostics };
}

/** A plugin is the author's code: what it returns is looked at once. */
function checked(outcome: unknown, given: readonly unknown[], site: Site): Outcome<readonly PageSource[]> {
  if (!isRecord(outcome) || !Array.isArray(outcome.value) || !Array.isArray(outcome.diagnostics))
    throw new Error('it must return { value: pages, diagnostics: [] }');
  const products = new Set(site.products.map(({ id }) => id));
  const untouched = new Set(given);
  const value = outcome.value.map((page: unknown, index) => {
    if (untouched.has(page)) return page as PageSource; // One of those that the plugin was given.
    const problem = pageProblem(page, products);
    if (problem !== null) throw new Error(`page ${index} of its value ${problem}`);
    const { frontMatter, ...rest } = page as PageSource; // Just looked at.
    return { ...rest, frontMatter: frontMatterSchema.parse(frontMatter) }; // Fields that it left out get their defaults.
  });
  const diagnostics = outcome.diagnostics.map((diagnostic: unknown, index) => {
    if (!isDiagnostic(diagnostic)) throw new Error(`diagnostic ${index} must be { code, severity, message }`);
    return diagnostic;
  });
  return { value, diagnostics };
}

const TEXTS = ['file', 'absolute', 'name', 'language', 'head', 'text'] as const satisfies (keyof PageSource)[];

/** As the end of a sentence; null: it is a page. */
function pageProblem(page: unknown, products: ReadonlySet<string>): string | null {
  if (!isRecord(page)) return 'must be an object: copy a page from the argument of the plugin';
  if (typeof page.route !== 'string' || !/^\/(?:.*\/)?$/s.test(page.route))
    return 'must have a `route` that starts and ends with a slash';
  const missing = TEXTS.find((field) => typeof page[field] !== 'string');
  if (missing !== undefined) return `(${page.route}) must have a string as \`${missing}\``;
  if (typeof page.productKey !== 'string' || !products.has(page.productKey))
    return `(${page.route}) must have the id of a product as \`productKey\``;
  const { error } = frontMatterSchema.safeParse(page.frontMatter);
  if (error) {
    const [finding] = schemaFindings(frontMatterSchema, page.frontMatter, error);
    const wrong =
      finding?.kind === 'invalid-value' ? `${finding.path.join('.') || 'it'} ${finding.problem}` : 'a field is missing';
    return `(${page.route}) must have the \`frontMatter\` of a page: ${wrong}`;
  }
  return typeof page.primary === 'boolean' ? null : `(${page.route}) must have true or false as \`primary\``;
}

function isDiagnostic(value: unknown): value is Diagnostic {
  return (
    isRecord(value) &&
    typeof value.code === 'string' &&
    typeof value.message === 'string' &&
    SEVERITIES.some((severity) => severity === value.severity) &&
    (value.at === undefined || (isRecord(value.at) && typeof value.at.file === 'string'))
  );
}
