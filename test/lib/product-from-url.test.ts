// Product and category of a path (behaviour §1.3 and §1.4); what the reference calls 'null' is null.
import { describe, expect, test } from 'vitest';
import { productDisplayName, productFromUrl } from '../../src/lib/product-from-url.ts';

describe('a path belongs to', () => {
  test.each<[string, string | null, string | null]>([
    // 1. core
    ['/material-ui/react-button/', 'material-ui', 'core'],
    ['/joy-ui/', 'joy-ui', 'core'],
    ['/base-ui/a', 'base-ui', 'core'],
    ['/system/', 'system', 'core'],
    ['//material-ui/a/', 'material-ui', 'core'],
    // 2. x
    ['/x/react-data-grid/', 'x-data-grid', 'x'],
    ['/x/react-data-grid/editing/', 'x-data-grid', 'x'],
    ['/x/react-date-pickers', 'x-date-pickers', 'x'],
    ['/x/react-data-grid?a=b', 'x-data-grid', 'x'],
    ['/x/introduction/', null, 'x'],
    ['/x/api/data-grid/', null, 'x'],
    ['/x/react-/', null, 'x'],
    ['/x/', null, 'x'],
    // 3. toolpad
    ['/toolpad/studio/', 'toolpad-studio', 'toolpad'],
    ['/toolpad/studio', 'toolpad-studio', 'toolpad'],
    ['/toolpad/studio/a/', 'toolpad-studio', 'toolpad'],
    ['/toolpad/studios/', 'toolpad-core', 'toolpad'],
    ['/toolpad/core/', 'toolpad-core', 'toolpad'],
    ['/toolpad/', 'toolpad-core', 'toolpad'],
    // 4., 5. docs
    ['/docs/a/', 'docs', null],
    ['/versions/', 'docs', null],
    ['/production-error/', 'docs', null],
    // 6. docs-infra
    ['/experiments/docs/a/', 'docs-infra', null],
    ['/experiments/docs/', 'docs-infra', null],
    ['/experiments/docs', null, null],
    ['/experiments/a/', null, null],
    // A folder counts only with the slash after it; `core` is no product.
    ['/x', null, null],
    ['/material-ui', null, null],
    ['/docs', null, null],
    ['/core/a/', null, null],
    ['/material-uix/', null, null],
    ['/', null, null],
    ['', null, null],
  ])('%s: %s, %s', (path, productId, categoryId) => {
    expect(productFromUrl(path)).toEqual({ productId, categoryId });
  });
});

describe('the name that readers know', () => {
  test.each<[string | null, string | null, string | null]>([
    ['material-ui', 'core', 'Material UI'],
    ['joy-ui', 'core', 'Joy UI'],
    ['base-ui', 'core', 'MUI Base'],
    ['system', 'core', 'MUI System'],
    ['toolpad-studio', 'toolpad', 'Toolpad Studio'],
    ['toolpad-core', 'toolpad', 'Toolpad Core'],
    ['docs-infra', null, 'Docs Infra'],
    // By category where the product has none.
    ['x-data-grid', 'x', 'MUI X'],
    [null, 'x', 'MUI X'],
    ['other', 'toolpad', 'Toolpad'],
    ['docs', null, null],
    ['constructor', null, null],
    [null, null, null],
  ])('of %s in %s is %s', (productId, categoryId, name) => {
    expect(productDisplayName({ productId, categoryId })).toBe(name);
  });
});
