// Files that both layouts of a sandbox have.
import { escapeHtml } from '../../lib/html.ts';
import type { ProjectParts } from './sandbox.ts';

export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** `script` is the module that starts the page, where the layout asks for one. */
export function indexHtml({ title, usesTailwind, versionOf }: ProjectParts, script: string | null): string {
  // Its version for browsers has the numbers of the package itself.
  const tailwind = `https://cdn.jsdelivr.net/npm/@tailwindcss/browser@${versionOf('tailwindcss') ?? '4'}`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)}</title>
    <link
      rel="stylesheet"
      href="https://fonts.googleapis.com/css2?family=Roboto:wght@300;400;500;700&display=swap"
    />
${usesTailwind ? `    <script src="${tailwind}"></script>\n` : ''}  </head>
  <body>
    <div id="root"></div>
${script === null ? '' : `    <script type="module" src="${script}"></script>\n`}  </body>
</html>
`;
}

/** The one constant that demos may read. */
export const LICENSE_TYPES = `declare const process: { readonly env: { readonly LICENSE_KEY?: string } };
`;

export function startModule({ language, exportName }: ProjectParts): string {
  const root = language === 'TS' ? "document.getElementById('root')!" : "document.getElementById('root')";
  const name = exportName === 'Demo' ? 'Demo' : `${exportName} as Demo`;
  return `import * as React from 'react';
import * as ReactDOM from 'react-dom/client';
import ${exportName === 'default' ? 'Demo' : `{ ${name} }`} from './Demo';

ReactDOM.createRoot(${root}).render(
  <React.StrictMode>
    <Demo />
  </React.StrictMode>,
);
`;
}

/** `Basic buttons demo — Acme UI` as the name of a package. */
export function packageNameOf(title: string): string {
  const name = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return name === '' ? 'demo' : name;
}

export function compilerOptions(target: string): Record<string, unknown> {
  return {
    target,
    lib: ['DOM', 'DOM.Iterable', 'ESNext'],
    module: 'ESNext',
    moduleResolution: 'Bundler',
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
    esModuleInterop: true,
    resolveJsonModule: true,
    isolatedModules: true,
    noEmit: true,
  };
}
