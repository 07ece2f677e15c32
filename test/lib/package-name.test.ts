import { expect, test } from 'vitest';
import { packageName } from '../../src/lib/package-name.ts';

test.each([
  ['@mui/material/Button', '@mui/material'],
  ['react-dom/client', 'react-dom'],
  ['react', 'react'],
  ['node:fs', ''],
  ['https://a.example/b.js', ''],
  ['#internal', ''],
])('the import %s is in the package %j', (specifier, name) => {
  expect(packageName(specifier)).toBe(name);
});
