// API data from the types of real packages, compared with their declarations, their code and their documentation.
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ComponentTypes, PackageTypes } from '../../src/model/package-types.ts';
import { describePackage } from '../../src/typescript/describe.ts';
import { createProgramMaker } from '../../src/typescript/program.ts';
import { IS_LONG } from '../support/long-run.ts';
import { declaredMembers } from './declared-members.ts';

const ROOT = process.cwd();
/** Types of a package take seconds: all of them are read in the long run. */
const PACKAGES = IS_LONG ? ['material', 'joy', 'base', 'system', 'x-data-grid', 'x-date-pickers'] : ['material'];

/** Read by hand: file, declaration, and the property of the declaration that holds the members. */
type Source = readonly [file: string, declaration: string, within?: string];

interface Case {
  readonly package: string;
  readonly name: string;
  readonly sources: readonly Source[];
  /** What the component's type leaves out. */
  readonly without?: readonly string[];
  /** `Partial<…>` around the sources, but for these. */
  readonly partialBut?: readonly string[];
}

const COMPONENT: Source = ['material/esm/OverridableComponent/index.d.ts', 'OverridableComponent'];
const SLOTS: Source = ['material/esm/utils/types.d.ts', 'CreateSlotsAndSlotProps'];
const JOY_SLOTS: Source = ['joy/utils/types.d.ts', 'CreateSlotsAndSlotProps'];
const PICKERS = 'x-date-pickers/internals';

const CASES: readonly Case[] = [
  { package: 'material', name: 'Button', sources: [['material/esm/Button/Button.d.ts', 'ButtonOwnProps'], COMPONENT] },
  {
    package: 'material',
    name: 'TextField',
    sources: [
      ['material/esm/TextField/TextField.d.ts', 'StandardTextFieldProps'],
      ['material/esm/TextField/TextField.d.ts', 'BaseTextFieldProps'],
      SLOTS,
    ],
  },
  { package: 'material', name: 'Slider', sources: [['material/esm/Slider/Slider.d.ts', 'SliderOwnProps'], COMPONENT] },
  {
    package: 'material',
    name: 'Autocomplete',
    sources: [
      ['material/esm/Autocomplete/Autocomplete.d.ts', 'AutocompleteProps'],
      ['material/esm/useAutocomplete/useAutocomplete.d.ts', 'UseAutocompleteProps'],
      SLOTS,
    ],
  },
  { package: 'material', name: 'Tabs', sources: [['material/esm/Tabs/Tabs.d.ts', 'TabsOwnProps'], SLOTS, COMPONENT] },
  {
    package: 'joy',
    name: 'Button',
    sources: [
      ['joy/Button/ButtonProps.d.ts', 'ButtonTypeMap', 'props'],
      JOY_SLOTS,
      ['joy/node_modules/@mui/types/index.d.ts', 'OverridableComponent'],
    ],
  },
  {
    package: 'joy',
    name: 'Select',
    sources: [
      ['joy/Select/SelectProps.d.ts', 'SelectStaticProps'],
      ['joy/Select/SelectProps.d.ts', 'SelectOwnProps'],
      JOY_SLOTS,
      ['joy/Select/Select.d.ts', 'SelectComponent'],
    ],
  },
  { package: 'base', name: 'Select', sources: [['base/esm/Select/Select.types.d.ts', 'SelectOwnProps']] },
  {
    package: 'system',
    name: 'Stack',
    sources: [
      ['system/esm/Stack/StackProps.d.ts', 'StackBaseProps'],
      ['system/esm/Stack/StackProps.d.ts', 'StackTypeMap', 'props'],
      ['types/esm/index.d.ts', 'OverridableComponent'],
    ],
  },
  {
    package: 'x-data-grid',
    name: 'DataGrid',
    sources: [
      'DataGridProps',
      'DataGridPropsWithDefaultValues',
      'DataGridPropsWithComplexDefaultValueBeforeProcessing',
      'DataGridPropsWithoutDefaultValue',
      'CommonProps',
    ].map((name): Source => ['x-data-grid/models/props/DataGridProps.d.mts', name]),
    // `DataGridForcedPropsKey`, but `pagination`, which is declared anew.
    without: [
      ...['checkboxSelectionVisibleOnly', 'disableMultipleColumnsFiltering', 'disableMultipleColumnsSorting'],
      ...['disableColumnReorder', 'keepColumnPositionIfDraggedOutside', 'throttleRowsMs', 'hideFooterRowCount'],
      ...['signature', 'listView'],
    ],
    partialBut: ['columns'],
  },
  {
    package: 'x-date-pickers',
    name: 'DatePicker',
    sources: [
      ['x-date-pickers/DatePicker/DatePicker.types.d.mts', 'DatePickerProps'],
      ['x-date-pickers/DatePicker/shared.d.mts', 'BaseDatePickerProps'],
      ['x-date-pickers/DateCalendar/DayCalendar.d.mts', 'ExportedDayCalendarProps'],
      [`${PICKERS}/hooks/useViews.d.mts`, 'UseViewsOptions'],
      [`${PICKERS}/hooks/usePicker/usePicker.types.d.mts`, 'UsePickerBaseProps'],
      [`${PICKERS}/hooks/usePicker/usePicker.types.d.mts`, 'UsePickerNonStaticProps'],
      [`${PICKERS}/models/validation.d.mts`, 'FutureAndPastValidationProps'],
      [`${PICKERS}/models/validation.d.mts`, 'BaseDateValidationProps'],
      [`${PICKERS}/models/validation.d.mts`, 'DayValidationProps'],
      [`${PICKERS}/models/validation.d.mts`, 'MonthValidationProps'],
      [`${PICKERS}/models/validation.d.mts`, 'YearValidationProps'],
      [`${PICKERS}/models/formProps.d.mts`, 'FormProps'],
      [`${PICKERS}/hooks/useField/useField.types.d.mts`, 'UseFieldInternalProps'],
      [`${PICKERS}/models/props/basePickerProps.d.mts`, 'BasePickerProps'],
      ['x-date-pickers/models/validation.d.mts', 'OnErrorProps'],
      ['x-date-pickers/models/timezone.d.mts', 'TimezoneProps'],
    ],
    // Left out by `ExportedUseViewsOptions` and the like, or a row of `DateCalendar`, or passed through without a word.
    without: [
      ...['className', 'focused', 'focusedView', 'getStepNavigation', 'onFocusedViewChange', 'renderLoading'],
      ...['shouldRespectLeadingZeros', 'unstableFieldRef'],
    ],
    partialBut: [],
  },
];

let described: ReadonlyMap<string, PackageTypes>;

beforeAll(() => {
  const maker = createProgramMaker();
  described = new Map(
    PACKAGES.map((name) => {
      const request = {
        root: ROOT,
        package: `@mui/${name}`,
        entries: [`@mui/${name}`],
        tsconfig: null,
        kinds: ['component'],
      } as const;
      return [name, describePackage(request, maker)];
    }),
  );
}, 300_000);

function component(packageName: string, name: string): ComponentTypes {
  const found = described.get(packageName)?.exports.find((one) => one.name === name);
  if (found?.kind !== 'component') throw new Error(`${name} of ${packageName} is no component.`);
  return found;
}

/** Indentation of several lines counts for nothing. */
function flat(text: string | null): string | null {
  return text === null ? null : text.replace(/\s+/g, ' ');
}

describe('the props read from the types of', () => {
  it.each(
    CASES.filter((one) => PACKAGES.includes(one.package)).map((one) => [`${one.package} ${one.name}`, one] as const),
  )('%s match its declarations', (_, one) => {
    const declared = new Map(
      one.sources
        // The first source wins, as it declares anew what others have.
        .flatMap(([file, declaration, within]) =>
          declaredMembers(join(ROOT, 'node_modules/@mui', file), declaration, within),
        )
        .filter(({ name }) => name !== 'propTypes' && !one.without?.includes(name))
        .reverse()
        .map((member) => [member.name, member]),
    );
    const { props } = component(one.package, one.name);
    const told = new Map(props.map((prop) => [prop.name, prop]));
    expect([...told.keys()].sort()).toEqual([...declared.keys()].sort());
    expect(props.length).toBe(declared.size);
    for (const [name, member] of declared) {
      const isRequired = one.partialBut ? one.partialBut.includes(name) : member.required && name !== 'component';
      const prop = told.get(name);
      // Declarations do not name the element that is rendered: the code does.
      const written = name === 'component' ? (prop?.default ?? null) : member.default;
      const expected = { name, required: isRequired, default: flat(written), isDeprecated: member.isDeprecated };
      expect({
        name,
        required: prop?.required,
        default: flat(prop?.default ?? null),
        isDeprecated: prop?.doc.deprecated !== null,
      }).toEqual(expected);
    }
  });
});

describe('the class names read from the types of', () => {
  it.each(['material', 'joy', 'base', 'x-date-pickers'].filter((name) => PACKAGES.includes(name)))(
    '%s match those of the code',
    async (name) => {
      const runtime: Record<string, unknown> = await import(`@mui/${name}`);
      const compared: string[] = [];
      const differs: string[] = [];
      for (const types of described.get(name)?.exports ?? []) {
        if (types.kind !== 'component') continue;
        const made = runtime[`${types.name.charAt(0).toLowerCase()}${types.name.slice(1)}Classes`];
        if (typeof made !== 'object' || made === null) continue;
        compared.push(types.name);
        const names = new Map<string, unknown>(Object.entries(made));
        for (const { key, className } of types.classes)
          if (names.has(key) && names.get(key) !== className)
            differs.push(`${types.name}.${key}: ${className}, not ${names.get(key)}`);
        // Nothing but keys of types makes classes; a few of them are known to types alone.
        if (types.classes.length > 0 && !types.classes.some(({ key }) => names.has(key)))
          differs.push(`${types.name}: no key is known`);
        if (types.classes.length === 0 && names.size > 0) differs.push(`${types.name}: no classes`);
      }
      expect(differs).toEqual([]);
      expect(compared.length).toBeGreaterThan({ material: 100, joy: 60, base: 10, 'x-date-pickers': 10 }[name] ?? 0);
    },
  );
});

describe('the base component read from types', () => {
  it('matches the one that the documentation of most components of @mui/material links to', () => {
    const told = (described.get('material')?.exports ?? []).flatMap((one) => {
      const said = /inherits \[(\w+) API\]/.exec(one.doc.text)?.[1];
      return one.kind === 'component' && said ? [{ name: one.name, said, base: one.base }] : [];
    });
    const others = told
      .filter(({ said, base }) => said !== base)
      .map(({ name, said, base }) => `${name}: ${said}, by types ${base}`);
    expect(told.length).toBeGreaterThan(40);
    expect(others).toMatchInlineSnapshot(`
      [
        "Breadcrumbs: Typography, by types null",
        "Select: OutlinedInput, by types InputBase",
        "Switch: IconButton, by types ButtonBase",
      ]
    `);
  });
});
