// Comparisons of components: slots, classes, CSS variables, refs, theme defaults and imports.
import { describe, expect, test } from 'vitest';
import { compare, component, told } from './support.ts';

describe('the comparison of a component', () => {
  test('covers slots, classes, CSS variables, ref, theme defaults and imports', () => {
    const old = component(
      {},
      {
        imports: ["import Button from '@acme/ui/Button';", "import { Button } from '@acme/ui';"],
        slots: [
          { name: 'root', class: 'Acme-root', default: "'div'" },
          { name: 'icon', class: null },
        ],
        classes: [
          { key: 'disabled', className: 'Acme-disabled' },
          { key: 'old', className: 'Acme-old' },
          { key: 'end', className: 'Acme-end' },
        ],
        cssVariables: [{ name: '--gap', default: '8px' }, { name: '--size' }],
        forwardsRefTo: 'HTMLDivElement',
        themeDefaultProps: true,
        muiName: 'AcmeButton',
        spread: true,
      },
    );
    const now = component(
      {},
      {
        imports: ["import { Button } from '@acme/ui';"],
        slots: [
          { name: 'root', class: 'Acme-root', default: "'span'" },
          { name: 'end', class: 'Acme-end' },
        ],
        classes: [
          { key: 'disabled', className: 'Acme-off' },
          { key: 'active', className: 'Acme-active', isDeprecated: true },
        ],
        cssVariables: [{ name: '--gap', default: '4px' }],
        forwardsRefTo: 'HTMLSpanElement',
        spread: false,
      },
    );
    expect(told(compare(old, now))).toEqual([
      "breaking imports.import Button from '@acme/ui/Button'; no longer works.",
      'breaking component.further props is gone.',
      'breaking component.ref has another type: `HTMLDivElement` is now `HTMLSpanElement`.',
      'breaking component.theme default props is gone.',
      'compatible slots.end is new.',
      'breaking slots.icon is gone.',
      "behavior slots.root has the default `'span'` now, not `'div'`.",
      'compatible classes.active is new.',
      'breaking classes.disabled has the class `Acme-off` now, not `Acme-disabled`.',
      'breaking classes.old is gone.',
      'behavior cssVariables.--gap has the default `4px` now, not `8px`.',
      'breaking cssVariables.--size is gone.',
    ]);
  });

  test('reports one that was removed, added, deprecated, or changed its kind', () => {
    const old = [
      component({ a: 'string', b: 'number' }, { name: 'Old' }),
      component({}, { name: 'Gone' }),
      component({}),
      component({}, { name: 'Turned' }),
    ];
    const now = [
      component({ a: 'string', b: 'number' }, { name: 'New' }),
      component({}, { deprecated: true }),
      { name: 'Turned', kind: 'function', imports: [], parameters: {} },
    ];
    const diff = compare(old, now);
    expect(told(diff)).toEqual([
      'compatible Button is deprecated.',
      'breaking Gone is no longer exported.',
      'compatible New is new.',
      'breaking Old is no longer exported.',
      'breaking Turned was a component, and is a function now.',
    ]);
    expect(diff.changes.map(({ renamedTo }) => renamedTo)).toEqual([null, null, null, 'New', null]);
    expect(diff.counts).toEqual({ breaking: 3, added: 1, removed: 2, changed: 1, deprecated: 1 });
  });
});
