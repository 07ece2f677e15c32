// Asks a build whether there is anything to do: its first line says it, and the rest of the work is left.
import { once } from 'node:events';
import { spawnCli } from '../../support/run-cli.ts';
import type { BuildSiteOptions } from './build-site.ts';

/** Whether the next build is told from the record of the last one. A build that is not, is ended: it may have written anything. */
export async function isUnchanged(root: string, out: string, { args = [], ...options }: BuildSiteOptions = {}) {
  const child = spawnCli(['build', '--root', root, '--out', out, '--format', 'json', '--timings', ...args], options);
  child.stdout.resume();
  const closed = once(child, 'close');
  let said = '';
  for await (const text of child.stderr.setEncoding('utf8')) {
    said += text;
    if (said.includes('\n')) break;
  }
  child.kill('SIGKILL');
  await closed;
  const [, stage] = /^([a-z ]+): /.exec(said) ?? [];
  if (stage === undefined) throw new Error(`The build said nothing of a stage: ${said}`);
  return stage === 'unchanged';
}
