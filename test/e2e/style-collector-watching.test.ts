// A style collector while its author writes it: open pages get what it returns now, and its mistakes are reported.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedTempDir } from '../support/temp-dir.ts';
import { startWatching, type Watching } from '../support/watching.ts';
import { writeCollectorSite } from './support/collector-site.ts';

const root = sharedTempDir();
const file = join(root, 'content/collect.js');
let server: Watching;

beforeAll(async () => {
  await writeCollectorSite(root);
  server = await startWatching(root);
});
afterAll(() => server?.stop());

const redRule = async () => {
  const html = await (await fetch(`${server.origin}/ui/`)).text();
  return /<style data-acme="acme-color-red">([^<]*)/.exec(html)?.[1];
};
test('a watched collector is run again when it is edited, broken and fixed', async () => {
  await expect.poll(redRule).toBe('.acme-color-red{color:red}');
  const code = readFileSync(file, 'utf8');
  writeFileSync(file, code.replace("+ '}</style>'", "+ ';order:2}</style>'"));
  await expect.poll(redRule).toBe('.acme-color-red{color:red;order:2}');
  writeFileSync(file, 'export default {\n  start( {\n');
  await expect.poll(server.said).toContain('demos/style-collector-not-bundled');
  writeFileSync(file, code.replace("+ '}</style>'", "+ ';order:3}</style>'"));
  await expect.poll(redRule).toBe('.acme-color-red{color:red;order:3}');
});
