// Lets plugins change, drop or add pages before they are compiled.
import { report } from '../diagnostics/report.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { PageSource } from '../model/page.ts';
import type { Site } from '../model/site.ts';

export async function runPagePlugins(
  site: Site,
  pages: readonly PageSource[],
): Promise<Outcome<readonly PageSource[]>> {
  const diagnostics: Diagnostic[] = [];
  let current = pages;
  for (const plugin of site.plugins) {
    if (!plugin.pages) continue;
    try {
      const outcome = await plugin.pages(current);
      current = outcome.value;
      diagnostics.push(...outcome.diagnostics);
    } catch (error) {
      diagnostics.push(
        report(
          'config/plugin-failed',
          { plugin: plugin.name, slot: 'pages', problem: String(error) },
          { file: site.configFile },
        ),
      );
    }
  }
  return { value: current, diagnostics };
}
