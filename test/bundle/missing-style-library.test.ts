// Libraries whose imports docs-gen wraps, so that their styles are in the HTML, may be missing like any other.
import { test } from 'vitest';
import { site } from '../support/site-chain.ts';

test.each(['styled-components', '@ant-design/cssinjs'])('%s is one error where it is not installed', async (name) => {
  await site({
    'ui/index.md':
      '# Acme UI\n\n<p class="description">Boxes.</p>\n\n{{"demo": "Styled.js"}}\n\n{{"demo": "Plain.js"}}\n',
    'ui/Styled.tsx': `import * as library from '${name}';\nexport default function Styled() { return <p>{Object.keys(library)}</p>; }\n`,
    'ui/Plain.tsx': 'export default function Plain() { return <p>plain</p>; }\n',
    'package-lock.json': '{ "lockfileVersion": 3, "packages": {} }',
  })
    .build({ ok: false })
    .expectDiagnostics(['demos/missing-package ui/Styled.tsx:1:26']);
});
