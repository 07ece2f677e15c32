// A relative base: hosts read rules for addresses at the root of a domain only, wherever the site is.
import type { DataSource } from '../diagnostics/data-source.ts';
import { report } from '../diagnostics/report.ts';
import { isPattern } from '../lib/redirect-rules.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { Site } from '../model/site.ts';

/** Redirects of single addresses have pages, which work in any folder. */
export async function checkRelativeBase(
  { redirects, headers, hostFiles }: Pick<Site, 'redirects' | 'headers' | 'hostFiles'>,
  source: DataSource,
): Promise<Diagnostic[]> {
  const redirect = redirects.findIndex(({ from, status }) => status === 200 || isPattern(from));
  const [header] = Object.keys(headers);
  const rules = [
    ...(redirect === -1
      ? []
      : [{ rule: `The redirect from ${redirects[redirect]?.from}`, place: ['redirects', redirect] }]),
    ...(header === undefined ? [] : [{ rule: `The header rule for ${header}`, place: ['headers', header] }]),
    ...(hostFiles.redirectLines.length === 0 ? [] : [{ rule: 'A rule of `_redirects`', place: ['base'] }]),
  ];
  const [first] = rules;
  if (first === undefined) return [];
  const { at } = await source.place(first.place);
  return [report('config/relative-base-rule', { rule: first.rule }, at)];
}
