// The script of watched pages stands beside docs-gen's own command line, ready to be sent.

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readDevScript } from '../../src/serve/dev-script.ts';

const packageRoot = fileURLToPath(new URL('../..', import.meta.url));

test('the development script is sent as a script that browsers revalidate each time', async () => {
  const fs = { readText: (path: string) => readFile(path, 'utf8') };
  const script = await readDevScript({ packageRoot, fs });
  expect([script.kind, script.type, script.immutable]).toEqual(['file', 'text/javascript', false]);
  expect(script.tag).toMatch(/^[0-9a-f]{16}$/);
  expect(script.body).toContain('dg-dev-overlay');
});

test('the development script is self-contained: it imports nothing', async () => {
  const text = await readFile(`${packageRoot}dist-cli/dev-client.js`, 'utf8');
  expect(text).not.toMatch(/\bimport\s*["'{*]|\bfrom\s*["']/);
  expect(text).not.toContain(packageRoot);
});
