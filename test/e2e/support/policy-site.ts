// A site with every service that makes a browser talk to another host, and every kind of content, for tests of its policy.
import { createHash } from 'node:crypto';
import { liveSite } from './live-site.ts';

export const AD_SCRIPT = `const me = document.getElementById('_carbonads_js'); const ad = document.createElement('div');
ad.id = 'carbonads'; ad.innerHTML = '<a href="https://ads.example/">An ad</a>'; me.after(ad);`;
export const FONT_SHEET = 'h1 { font-family: Foreign, sans-serif; }';

/** Libraries write their styles so, in production and outside of it. */
const STYLED = `import * as React from 'react';

export default function Styled() {
  React.useEffect(() => {
    const style = document.createElement('style');
    style.textContent = '.late { color: rgb(1, 2, 3); }';
    document.head.append(style);
    const fast = document.createElement('style');
    document.head.append(fast);
    fast.sheet.insertRule('.fast { color: rgb(4, 5, 6); }');
    return () => [style, fast].forEach((element) => element.remove());
  }, []);
  return (
    <p style={{ marginBlock: 1 }}>
      <b className="late">Late</b> <b className="fast">fast</b>
    </p>
  );
}
`;

const MERMAID = {
  'node_modules/mermaid/package.json':
    '{ "name": "mermaid", "version": "11.0.0", "type": "module", "exports": "./index.js" }',
  'node_modules/mermaid/index.js': `export default {
  initialize() {},
  async render(id) {
    return { svg: '<svg id="' + id + '" viewBox="0 0 9 9"><style>#' + id + ' path { fill: red }</style><path style="stroke: blue" d="M0 0h9v9"/></svg>' };
  },
};`,
};

const hash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

export interface PolicyHosts {
  /** Scripts, style sheets and news. */
  readonly services: string;
  /** What readers send. */
  readonly inbox: string;
}

/** `policy`: settings of the policy, as text. */
export function policySite({ services, inbox }: PolicyHosts, policy: string): Readonly<Record<string, string>> {
  return {
    ...liveSite,
    ...MERMAID,
    'site.config.ts': `import { math, mermaid } from 'docs-gen/plugins';
export default {
  title: 'Acme', url: 'https://acme.example',
  repo: { url: 'https://git.example/acme' },
  security: { contentSecurityPolicy: { ${policy} } },
  serviceWorker: { hosts: ['127.0.0.1'] },
  fonts: { stylesheets: [{ href: '${services}/font.css', integrity: '${hash(FONT_SHEET)}' }] },
  analytics: { showIn: 'everywhere', adapter: 'gtag', id: 'G-TEST', script: '${services}/gtag/js' },
  consent: true,
  feedback: { endpoint: '${inbox}/feedback' },
  notifications: { url: '${services}/news.json' },
  announcement: { id: 'v2', text: '**Version 2** is out.' },
  ads: { showIn: 'everywhere', network: { script: '${services}/show.js', integrity: '${hash(AD_SCRIPT)}' } },
  head: [{ tag: 'script', content: "globalThis.fromConfig = 'yes';\\r\\n" }],
  hosts: ['nginx'],
  plugins: [math(), mermaid(), {
    name: 'own', version: '1',
    head: ({ route }) => route === '/ui/' ? [{ tag: 'script', attributes: {}, content: 'globalThis.fromPlugin = 1' }] : [],
  }],
  demos: { wrapper: 'content/wrapper.tsx', stackBlitz: false, codeSandbox: false },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`,
    'content/ui/index.md': `# Acme UI

<p class="description">All there is.</p>

Start with the [button](/ui/button/). A half is $\\frac{1}{2}$.

\`\`\`mermaid
flowchart TD
  a --> b
\`\`\`

<codeblock storageKey="package-manager">

\`\`\`bash npm
npm install acme
\`\`\`

\`\`\`bash pnpm
pnpm add acme
\`\`\`

</codeblock>

| Left | Right |
| :--- | ----: |
| a    |     b |

{{"demo": "Styled.js"}}

{{"demo": "Styled.js", "iframe": true}}
`,
    'content/ui/Styled.js': STYLED,
  };
}
