// Whether what runs may go on as what was written: only where each hook asks for the same as before.
import { describe, expect, test } from 'vitest';
import { keepsHooks } from '../../src/demos/hook-signature.ts';

const module = (body: string, before = '', start = 'export default function Demo') => ({
  file: 'Demo.tsx',
  exportName: /default/.test(start) ? 'default' : 'Demo',
  source: `import * as React from 'react';\nimport { format, useSize } from './parts';\n${before}\n${start}() {\n${body}\n}\n`,
});
const STATE = 'const [count, setCount] = React.useState(0);';
const EFFECT = 'React.useEffect(() => { document.title = label(count); }, [count]);';

describe('an edited demo keeps its state', () => {
  // Why; before; after.
  test.each<[string, ReturnType<typeof module>, ReturnType<typeof module>]>([
    [
      'when its text changes',
      module(`${STATE}\nreturn <b>{count}</b>;`),
      module(`${STATE}\nreturn <i>{count + 1}</i>;`),
    ],
    [
      'when its layout changes',
      module(`${STATE}\nreturn null;`),
      module(`${STATE.replace(' = ', '\n = ')}\nreturn null;`),
    ],
    [
      'when a function that it calls changes',
      module(`${STATE}\nreturn a();`, 'const a = () => 1;'),
      module(`${STATE}\nreturn a();`, 'const a = () => 2;'),
    ],
    [
      'when another component of the module changes',
      module(`${STATE}\nreturn <Row />;`, 'function Row() { return 1; }'),
      module(`${STATE}\nreturn <Row />;`, 'function Row() { return React.useId(); }'),
    ],
    [
      'when its effects are the same',
      module(`${STATE}\n${EFFECT}\nreturn 1;`, 'const label = String;'),
      module(`${STATE}\n${EFFECT}\nreturn 2;`, 'const label = String;'),
    ],
    ['when it has none', module('return 1;'), module('return 2;')],
    [
      'when it is exported by its name',
      module(`${STATE}\nreturn 1;`, '', 'export function Demo'),
      module(`${STATE}\nreturn 2;`, '', 'export function Demo'),
    ],
  ])('%s', async (_, before, now) => {
    expect(await keepsHooks(before, now, false)).toBe(true);
  });

  test('when it is an arrow function that is exported by its name', async () => {
    const arrow = (text: string) => ({
      file: 'Demo.js',
      exportName: 'default',
      source: `import { useState } from 'react';\nconst Demo = () => { const [a] = useState(1); return <b>${text}</b>; };\nexport default Demo;\n`,
    });
    expect(await keepsHooks(arrow('one'), arrow('two'), false)).toBe(true);
  });
});

describe('an edited demo loses its state', () => {
  test.each<[string, ReturnType<typeof module>, ReturnType<typeof module>]>([
    [
      'when the initial value of a state changes',
      module(`${STATE}\nreturn 1;`),
      module(`${STATE.replace('0', '1')}\nreturn 1;`),
    ],
    [
      'when a state gets another name',
      module(`${STATE}\nreturn 1;`),
      module(`${STATE.replace('count', 'times')}\nreturn 1;`),
    ],
    ['when a hook is added', module(`${STATE}\nreturn 1;`), module(`${STATE}\nReact.useId();\nreturn 1;`)],
    [
      'when hooks change their order',
      module('React.useId();\nReact.useTransition();\nreturn 1;'),
      module('React.useTransition();\nReact.useId();\nreturn 1;'),
    ],
    [
      'when an effect changes',
      module(`${STATE}\n${EFFECT}\nreturn 1;`),
      module(`${STATE}\n${EFFECT.replace('count)', '-count)')}\nreturn 1;`),
    ],
    [
      'when a function that an effect calls changes',
      module(`${EFFECT}\nreturn 1;`, 'const label = (n) => n;'),
      module(`${EFFECT}\nreturn 1;`, 'const label = (n) => -n;'),
    ],
    [
      'when its own hook changes',
      module('useOwn();\nreturn 1;', 'function useOwn() { return React.useId(); }'),
      module('useOwn();\nreturn 1;', 'function useOwn() { return React.useRef(); }'),
    ],
    [
      'when it is not a plain function',
      module('return 1;'),
      { file: 'Demo.tsx', exportName: 'default', source: 'export default React.memo(() => 1);\n' },
    ],
  ])('%s', async (_, before, now) => {
    expect(await keepsHooks(before, now, false)).toBe(false);
  });

  test('when a module that its hooks come from changes, and only then', async () => {
    const plain = module(`${STATE}\nreturn format(count);`);
    const own = module('const size = useSize();\nreturn size;');
    expect(await keepsHooks(plain, plain, true)).toBe(true);
    expect(await keepsHooks(own, own, true)).toBe(false);
    expect(await keepsHooks(own, own, false)).toBe(true);
  });
});
