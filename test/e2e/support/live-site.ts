// A small site for tests of live editing: demos of two packages, one of them CommonJS, and none of the real ones.

/** One export each; `Button` of the kit is what demos show. */
const packages = {
  'node_modules/@acme/kit/package.json':
    '{ "name": "@acme/kit", "version": "1.0.0", "type": "module", "exports": "./index.js", "sideEffects": false }',
  'node_modules/@acme/kit/index.js': `import { jsx } from 'react/jsx-runtime';
export function Button(props) { return jsx('button', { type: 'button', ...props, className: 'kit' }); }
export function Unused() { return jsx('b', { children: 'never imported' }); }
`,
  'node_modules/@acme/days/package.json': '{ "name": "@acme/days", "version": "1.0.0", "main": "./index.js" }',
  'node_modules/@acme/days/index.js': `exports.today = () => 'a day';\n`,
};

export const COUNTER = `import * as React from 'react';
import { Button } from '@acme/kit';
import { label } from './label';
import './box.css';

interface State {
  count: number;
}

export default function Counter() {
  const [{ count }, setState] = React.useState<State>({ count: 0 });
  return (
    <div className="box">
      <Button onClick={() => setState({ count: count + 1 })}>
        {label} {count}
      </Button>
    </div>
  );
}
`;

export const liveSite: Readonly<Record<string, string>> = {
  ...packages,
  'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example',
  demos: { wrapper: 'content/wrapper.tsx', stackBlitz: false, codeSandbox: false },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`,
  'content/wrapper.tsx': `export default function Wrapper({ kind, mode, direction, children }) {
  return <section data-kind={kind} data-mode={mode} data-direction={direction}>{children}</section>;
}
`,
  'content/ui/index.md':
    '# Acme UI\n\n<p class="description">All there is.</p>\n\nStart with the [button](/ui/button/).\n',
  'content/ui/button/button.md': `# Button

<p class="description">A button starts an action.</p>

## Counter

{{"demo": "Counter.js"}}

## Day

{{"demo": "Day.js", "defaultCodeOpen": false}}

## Fixed

{{"demo": "Fixed.js", "disableLiveEdit": true}}
`,
  'content/ui/button/Counter.tsx': COUNTER,
  'content/ui/button/label.ts': `export const label: string = 'Pressed';\n`,
  'content/ui/button/box.css': '.box { padding: 12px; }\n',
  'content/ui/button/Day.js': `import { today } from '@acme/days';

export default function Day() {
  return <p>{today()}</p>;
}
`,
  'content/ui/button/Fixed.js': 'export default function Fixed() {\n  return <p>It stays as it is.</p>;\n}\n',
};
