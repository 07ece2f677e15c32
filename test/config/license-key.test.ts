// The license key of the config: written there, or in a variable of the environment.
import { afterEach, expect, test, vi } from 'vitest';
import { diagnose, SMALLEST } from './config-file.ts';

afterEach(() => vi.unstubAllEnvs());

const keyOf = async (field: string) => {
  const { value, diagnostics } = await diagnose(SMALLEST.replace("title: 'Acme',", `title: 'Acme', ${field}`));
  return [value?.licenseKey, diagnostics.map(({ code }) => code)];
};

test('a license key may be a text', async () => {
  expect(await keyOf("licenseKey: 'abc',")).toEqual(['abc', []]);
});

test('a license key may be in a variable of the environment, and is not there without it', async () => {
  const field = "licenseKey: { env: 'DOCS_GEN_TEST_LICENSE' },";
  expect(await keyOf(field)).toEqual([undefined, []]);
  vi.stubEnv('DOCS_GEN_TEST_LICENSE', 'from outside');
  expect(await keyOf(field)).toEqual(['from outside', []]);
});

test('a license key without the name of a variable is an error', async () => {
  expect((await keyOf("licenseKey: { env: 'not a name' },"))[1]).toEqual(['config/invalid-value']);
});
