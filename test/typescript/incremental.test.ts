// A check that continues from an earlier one finds what a check from the beginning finds.
import { cp, rm } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { CheckAnswer, CheckRequest } from '../../src/model/package-types.ts';
import { checkModules } from '../../src/typescript/check.ts';
import { createProgramMaker } from '../../src/typescript/program.ts';
import { IS_LONG } from '../support/long-run.ts';
import { random } from '../support/random.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

const maker = createProgramMaker();

/** Each file in several forms; null: it is not there. */
const FORMS: Readonly<Record<string, readonly (string | null)[]>> = {
  'lib/size.ts': [
    "export type Size = 'small' | 'large';",
    "export type Size = 'small' | 'huge';",
    "export type Size = 'small' | 'large';\n// A comment changes no type.",
    null,
  ],
  'lib/index.ts': [
    "export * from './size';\nexport declare const box: Box;\ninterface Box { size: import('./size').Size }",
    "export type { Size } from './size';\nexport declare const box: { /** @deprecated Too large. */ size: string };",
  ],
  'lib/passed-on.ts': ["export * from './index';", "export { box } from './index';\nexport type Size = number;"],
  'node_modules/pack/package.json': ['{ "name": "pack", "types": "index.d.ts" }', null],
  'node_modules/pack/index.d.ts': ["export * from './part';"],
  'node_modules/pack/part.d.ts': ['export declare const part: number;', 'export declare const part: string;'],
  'demos/a.ts': [
    "import { box } from '../lib/passed-on';\nexport const size: 'small' | 'large' = box.size;",
    "import { box } from '../lib/index';\nexport const size: number = box.size;",
    "import { box } from '../lib/index';\ndeclare module '../lib/size' { interface Added { one: 1 } }\nexport { box };",
  ],
  'demos/b.ts': [
    "import { part } from 'pack';\nimport { size } from './a';\nexport const both = [part.toFixed(), size];",
  ],
  'demos/c.ts': ["import type { Added } from '../lib/size';\nexport const added: Added = { one: 2 };"],
};

const FENCES = [
  ["import { box } from '../lib/passed-on';", "box.size.at('0');"],
  ["import { part } from 'pack';", 'part.toFixed();'],
];

function requestFor(root: string, name: string, state: string | null, fence: number): CheckRequest {
  const [first = '', second = ''] = FENCES[fence] ?? [];
  const fragment = { page: 'page', isSetup: false, title: null, type: null, isExcerpt: false };
  return {
    name,
    root,
    tsconfig: null,
    files: Object.keys(FORMS).flatMap((file) => (file.startsWith('demos/') ? [`${root}/${file}`] : [])),
    modules: [first, second].map((text, index) => ({ path: `${root}/demos/fence-${index}.ts`, text, fragment })),
    aliases: {},
    state,
    wantsState: true,
  };
}

/** What is of interest of an answer. */
const said = ({ problems, packages }: CheckAnswer, root: string) => [
  ...problems.map(({ path, ...problem }) => [path.replace(root, ''), problem]),
  ...packages.map(({ package: name, count }) => [name, count]),
];

async function write(root: string, file: string, form: number) {
  const text = FORMS[file]?.[form] ?? null;
  if (text === null) await rm(`${root}/${file}`, { force: true });
  else await writeFiles(root, { [file]: text });
}

describe('an incremental check', () => {
  it('finds the same as a check from the beginning after each of a series of random changes', {
    timeout: 60_000,
  }, async () => {
    const root = tempDir();
    const chance = random(5);
    const pick = (count: number) => Math.floor(chance() * count);
    const names = Object.keys(FORMS);
    for (const file of names) await write(root, file, 0);
    let state: string | null = null;
    let fence = 0;
    const different = new Set<string>();
    for (let step = 0; step < (IS_LONG ? 120 : 30); step++) {
      for (let change = pick(2); change >= 0; change--) {
        const file = names[pick(names.length)] ?? '';
        await write(root, file, pick(FORMS[file]?.length ?? 0));
      }
      if (pick(4) === 0) fence = pick(FENCES.length);
      // Every third time, another process continues with nothing but the state.
      const continued: CheckAnswer = checkModules(
        requestFor(root, step % 3 === 2 ? `process ${step}` : 'session', state, fence),
        maker,
      );
      const whole = checkModules(requestFor(root, `whole ${step}`, null, fence), maker);
      expect(said(continued, root), `step ${step}`).toEqual(said(whole, root));
      state = continued.state;
      different.add(JSON.stringify(said(whole, root)));
    }
    expect(different.size).toBeGreaterThan(7);
  });

  it('continues in a project that was moved', async () => {
    const root = tempDir();
    for (const file of Object.keys(FORMS)) await write(root, file, 0);
    const before = checkModules(requestFor(root, 'here', null, 0), maker);
    const moved = tempDir();
    await cp(root, moved, { recursive: true });
    const after = checkModules(requestFor(moved, 'there', before.state, 0), maker);
    expect(said(after, moved)).toEqual(said(before, root));
    expect(said(after, moved)).not.toEqual([]);
  });

  it('follows a file that adds to the types of another module', async () => {
    const root = tempDir();
    for (const file of Object.keys(FORMS)) await write(root, file, 0);
    const numbers = (state: string | null, name: string) => {
      const answer = checkModules(requestFor(root, name, state, 0), maker);
      return {
        state: answer.state,
        ofC: answer.problems.filter(({ path }) => path.endsWith('/c.ts')).map(({ number }) => number),
      };
    };
    const before = numbers(null, 'augmented');
    expect(before.ofC).toEqual([2305]);
    await write(root, 'demos/a.ts', 2);
    expect(numbers(null, 'augmented').ofC).toEqual([2322]);
    expect(numbers(before.state, 'augmented in another process').ofC).toEqual([2322]);
  });
});
