// The quickstart and the tutorial of Toolpad Studio with the real package, in the long run: it is 650 MB of the registry.
import { execFileSync, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { IS_LONG } from '../support/long-run.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { repository } from './support/build-site.ts';
import { guideSteps } from './support/guide.ts';
import { visit } from './support/visit.ts';

const STARTED = join(repository, 'content/toolpad/studio/getting-started');
const EXPRESSION = /```js\n([\s\S]*?)\n\s*```/g;
/** Studio listens on all addresses of its machine, and opens a browser. */
const LOOPBACK_ONLY = `
const { Server } = require('node:net');
const listen = Server.prototype.listen;
Server.prototype.listen = function (first, ...rest) {
  const isPort = typeof first === 'number';
  return isPort ? listen.call(this, { port: first, host: '127.0.0.1' }, ...rest.filter((one) => typeof one === 'function'))
    : listen.call(this, first && first.port !== undefined ? { ...first, host: '127.0.0.1' } : first, ...rest);
};
`;
const READY = /ready on http:\/\/localhost:(\d+)\//;

/** What the reader drags together: the components and the query that the tutorial names, with the bindings that it shows. */
const orderPage = ([parameter = '', rows = '', reload = '']: readonly string[]) => `apiVersion: v1
kind: page
spec:
  title: orders
  content:
    - component: TextField
      name: customer
      props:
        label: Customer
    - component: Button
      name: button
      props:
        content: Reload
        onClick:
          $$jsExpressionAction: ${reload}
    - component: DataGrid
      name: dataGrid
      props:
        rows:
          $$jsExpression: ${rows}
  queries:
    - name: foundOrders
      parameters:
        - name: customer
          value:
            $$jsExpression: ${parameter}
      query:
        function: orders.ts#findOrders
        kind: local
`;

describe.runIf(IS_LONG)('Toolpad Studio in the long run', () => {
  describeInBrowser('its tutorial', (browser) => {
    test('leads to orders that are narrowed by customer', { timeout: 1_200_000 }, async () => {
      const cwd = tempDir();
      await writeFiles(cwd, { 'loopback-only.cjs': LOOPBACK_ONLY });
      const { NODE_ENV, VITEST, ...inherited } = process.env;
      const env = { ...inherited, CI: 'true', BROWSER: 'none' };
      const quickstart = guideSteps(await readFile(join(STARTED, 'quickstart.md'), 'utf8'));
      const [install, start] = quickstart.map(({ text }) => text);
      if (install === undefined || start === undefined) throw new Error('The quickstart has other commands.');
      execFileSync('bash', ['-ec', install], { cwd, env, stdio: 'pipe' });

      const tutorial = await readFile(join(STARTED, 'tutorial.md'), 'utf8');
      const expressions = [...tutorial.matchAll(EXPRESSION)].map(([, code = '']) => code.trim());
      expect(expressions).toHaveLength(3);
      for (const step of guideSteps(tutorial))
        if (step.kind === 'file') await writeFiles(cwd, { [step.path]: step.text });
      await writeFiles(cwd, { 'toolpad/pages/orders/page.yml': orderPage(expressions) });

      const options = `--require ${JSON.stringify(join(cwd, 'loopback-only.cjs'))}`;
      const child = spawn('bash', ['-ec', start], { cwd, env: { ...env, NODE_OPTIONS: options }, detached: true });
      onTestFinished(() => {
        if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
      });
      let said = '';
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text) => (said += text));
      await expect.poll(() => said, { timeout: 120_000 }).toMatch(READY);

      const { page } = await visit(browser(), `http://127.0.0.1:${READY.exec(said)?.[1]}/prod/pages/orders`);
      await page.getByText('Total Rows: 3').waitFor({ timeout: 60_000 });
      await page.getByLabel('Customer').fill('stone');
      await page.keyboard.press('Tab');
      await page.getByText('Total Rows: 1').waitFor();
      await page.getByRole('button', { name: 'Reload' }).click();
      await page.getByText('Total Rows: 1').waitFor();
    });
  });
});
