// A site whose demos are styled by a library that leaves its styles to a collector: acme-css, written for the tests.
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFiles } from '../../support/write-files.ts';
import { repository } from './build-site.ts';

const ALL =
  "[...rules].map(([name, css]) => '<style data-acme=' + JSON.stringify(name) + '>.' + name + '{' + css + '}</style>').join('')";

/** The code of a collector; `loaded` runs with the module. */
export const collector = ({
  loaded = '',
  start = '',
  wrap = 'element',
  styles = ALL,
} = {}): string => `import { Sheet } from 'acme-css';
import { createElement } from 'react';
${loaded}
export default {
  start() {
    const rules = new Map();
    ${start}
    return {
      wrap: (element) => createElement(Sheet.Provider, { value: rules }, ${wrap}),
      styles: () => ${styles},
    };
  },
};
`;

const demo = (name: string, css: string) => `import { useCss } from 'acme-css';
export default function ${name}() { return <b className={useCss('${css}')}>${name}</b>; }
`;

export const COLLECTOR_SITE = {
  'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example', cacheDir: 'cache', lastUpdated: false,
  demos: { liveEdit: false, stackBlitz: false, codeSandbox: false, render: 'content/collect.js' },
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`,
  'content/collect.js': collector(),
  'content/ui/index.md':
    '# Demos\n\n<p class="description">Demos.</p>\n\n{{"demo": "Red.js"}}\n\n{{"demo": "Blue.js"}}\n\n{{"demo": "Again.js"}}\n\n{{"demo": "Plain.js"}}\n',
  'content/ui/Red.tsx': demo('Red', 'color:red'),
  'content/ui/Blue.tsx': demo('Blue', 'color:blue'),
  'content/ui/Again.tsx': demo('Again', 'color:red'),
  'content/ui/Plain.tsx': 'export default function Plain() { return <b>Plain</b>; }\n',
  'node_modules/acme-css/package.json':
    '{ "name": "acme-css", "version": "1.0.0", "type": "module", "exports": "./index.js" }',
  'node_modules/acme-css/index.js': `import { createContext, useContext, useInsertionEffect } from 'react';
export const Sheet = createContext(null);
export function useCss(css) {
  const name = 'acme-' + css.replace(/[^a-z]/g, '-');
  useContext(Sheet)?.set(name, css);
  useInsertionEffect(() => {
    if (document.querySelector('[data-acme="' + name + '"]')) return;
    const style = document.createElement('style');
    style.dataset.acme = name;
    style.textContent = '.' + name + '{' + css + '}';
    document.head.append(style);
  });
  return name;
}
`,
};

export async function writeCollectorSite(root: string): Promise<void> {
  await writeFiles(root, COLLECTOR_SITE);
  for (const name of ['react', 'react-dom', 'scheduler'])
    await symlink(join(repository, 'node_modules', name), join(root, 'node_modules', name));
}
