// Feedback that leads nowhere: readers would be asked, and could not answer.
import type { DataSource } from '../diagnostics/data-source.ts';
import { report } from '../diagnostics/report.ts';
import { newIssue } from '../lib/issue-url.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { Site } from '../model/site.ts';

export async function checkFeedback(site: Pick<Site, 'feedback' | 'repo'>, source: DataSource): Promise<Diagnostic[]> {
  if (!site.feedback || site.feedback.endpoint !== undefined || newIssue(site) !== null) return [];
  const { at, path } = await source.place(['feedback']);
  return [report('config/feedback-nowhere', { path }, at)];
}
