import { expect, test } from 'vitest';
import { kebabCase } from '../../src/lib/kebab-case.ts';

test.each([
  ['Button', 'button'],
  ['DataGridPro', 'data-grid-pro'],
  ['ChartsXAxis', 'charts-x-axis'],
  ['useFormControl', 'use-form-control'],
  ['SVGIcon', 'svg-icon'],
  ['Grid2', 'grid2'],
])('%s is %s', (name, kebab) => {
  expect(kebabCase(name)).toBe(kebab);
});
