// Classes and CSS variables of components: rows only where code names them.
import { beforeAll, describe, expect, it } from 'vitest';
import { omissionText } from '../../src/extract/omitted.ts';
import { checkReference } from '../../src/proof/reference.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { type DescribedPackage, describeFiles } from './described-package.ts';

const ROOT = sharedTempDir();
let ui: DescribedPackage;

beforeAll(async () => {
  const lists = 'node_modules/lists';
  ui = await describeFiles(
    ROOT,
    {
      [`${lists}/package.json`]: '{ "name": "lists", "version": "1.0.0", "types": "index.d.ts" }',
      [`${lists}/index.d.ts`]: `
export * from './Tile'; export * from './Sheet'; export * from './Crate'; export * from './Guess';
`,
      // A list whose type has the names.
      [`${lists}/Tile.d.ts`]: `
export declare const tileClasses: { readonly root: 'Tile-root'; readonly open: 'is-open' };
export interface TileProps { classes?: Partial<Record<keyof typeof tileClasses, string>> }
export declare function Tile(props: TileProps): React.ReactElement;
`,
      // A list whose code has the names, and a variable that the code sets.
      [`${lists}/Sheet.d.ts`]: `
export interface SheetClasses { root: string; /** The head. */ head: string; foot: string }
export declare const sheetClasses: SheetClasses;
/**
 * @cssvar --sheet-gap Between parts.
 * @cssvar --sheet-width How wide.
 */
export declare function Sheet(props: { classes?: Partial<SheetClasses> }): React.ReactElement;
`,
      [`${lists}/Sheet.js`]: `// --sheet-width is gone.
export const sheetClasses = { root: 'sheet', 'head': 'sheet__head' };
export const Sheet = () => ({ style: { '--sheet-gap': '1px' } });
`,
      // A call that makes the names of some keys.
      [`${lists}/Crate.d.ts`]: `
export interface CrateClasses { root: string; 'side-left': string; lid: string }
export declare const crateClasses: CrateClasses;
export declare function Crate(props: { classes?: Partial<CrateClasses> }): React.ReactElement;
`,
      [`${lists}/Crate.js`]: `export const crateClasses = generateUtilityClasses('Crate', ['root', ...SIDES.map((side) => \`side-\${side}\`)]);
export const Crate = () => null;
`,
      // Nothing but a type.
      [`${lists}/Guess.d.ts`]: `
export interface GuessClasses { root: string; open: string }
export declare function Guess(props: { classes?: Partial<GuessClasses> }): React.ReactElement;
`,
    },
    { name: 'lists', entries: ['lists'] },
  );
}, 60_000);

const claims = (name: string) => {
  const found = ui.types.exports.find((one) => one.name === name);
  if (found?.kind !== 'component') throw new Error(`${name} is not a component.`);
  return {
    classes: found.classes.map(({ className }) => className),
    variables: found.cssVariables.map((one) => one.name),
    unproven: found.unproven,
  };
};

describe('a class of a component', () => {
  it('is a row if a constant or a call names it', () => {
    expect(claims('Tile').classes).toEqual(['is-open', 'Tile-root']);
    expect(claims('Sheet')).toMatchObject({ classes: ['sheet__head', 'sheet'], unproven: { classes: ['foot'] } });
    expect(claims('Crate')).toMatchObject({
      classes: ['Crate-root', 'Crate-side-left'],
      unproven: { classes: ['lid'] },
    });
  });

  it('is not a row if nothing but a type claims it', () => {
    expect(claims('Guess')).toMatchObject({ classes: [], unproven: { classes: ['open', 'root'] } });
    expect(ui.json('Guess').classes).toEqual([]);
    expect(omissionText({ kind: 'unproven classes', names: ['open'] })).toBe('no code gives the class names of open');
  });
});

describe('a CSS variable of a comment', () => {
  it('is a row if the code contains it outside of comments', () => {
    expect(claims('Sheet')).toMatchObject({
      variables: ['--sheet-gap'],
      unproven: { cssVariables: ['--sheet-width'] },
    });
  });
});

describe('a claim without a proof', () => {
  it('is a warning of check, with the classes that demos render', async () => {
    const page = {
      productKey: 'ui',
      package: 'lists',
      plan: 'community',
      file: 'a.json',
      text: '{}',
      places: {},
    } as const;
    const at = { file: 'Guess.d.ts', line: 3, column: 25 };
    const { diagnostics } = await checkReference(
      {
        site: { root: ROOT, products: [] } as never, // No product has pages of authors.
        extracted: [{ ...page, kind: 'component', name: 'Guess', at, unproven: claims('Guess').unproven }],
        rendered: { classes: new Set(['Guess-root', 'other-root', 'guess__open']), components: new Set() },
      },
      { fs: { glob: async () => [], readText: async () => '' } as never }, // Nothing is read.
    );
    expect(diagnostics).toMatchObject([
      {
        code: 'proof/unproven',
        severity: 'warning',
        at: { file: 'Guess.d.ts', line: 3 },
        message: 'No code proves the classes `open`, `root` of Guess.',
        hint: expect.stringContaining('demos render `guess__open`, `Guess-root`;'),
      },
    ]);
  });
});
