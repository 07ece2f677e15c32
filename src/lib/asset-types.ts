// What imports of files that are not modules give, as demos are bundled: declarations for TypeScript.
import { FILE_ENDINGS, STYLE_ENDINGS } from './file-endings.ts';

/** The text of a `.d.ts` file. What a project declares itself comes first. */
export function assetTypes(): string {
  return `${importTypes()}${PROCESS}`;
}

/** Those of files alone, which projects get as `docs-gen/client`. */
export function importTypes(): string {
  return [
    ...STYLE_ENDINGS.map(
      (ending) =>
        `declare module '*.module${ending}' {\n  const names: Readonly<Record<string, string>>;\n  export default names;\n}`,
    ),
    ...STYLE_ENDINGS.map((ending) => `declare module '*${ending}' {}`),
    ...['url', 'raw', 'inline'].map(
      (query) => `declare module '*?${query}' {\n  const text: string;\n  export default text;\n}`,
    ),
    COMPONENT_TYPES,
    ...['Worker', 'SharedWorker'].map(
      (name) =>
        `declare module '*?${name.toLowerCase()}' {\n  const Published: new (options?: WorkerOptions) => ${name};\n  export default Published;\n}`,
    ),
    ...FILE_ENDINGS.map(
      (ending) => `declare module '*${ending}' {\n  const address: string;\n  export default address;\n}`,
    ),
    `declare module '*.txt' {\n  const text: string;\n  export default text;\n}`,
    '',
  ].join('\n');
}

/** As `@types/node` declares it, which may be there or not. */
const PROCESS = `declare namespace NodeJS {
  interface ProcessEnv { [name: string]: string | undefined }
  interface Process { env: ProcessEnv }
}
declare var process: NodeJS.Process;
`;

const COMPONENT_TYPES = `declare module '*?react' {
  import type { ForwardRefExoticComponent, RefAttributes, SVGProps } from 'react';
  type Props = Omit<SVGProps<SVGSVGElement>, 'ref'> & RefAttributes<SVGSVGElement>;
  export const ReactComponent: ForwardRefExoticComponent<Props & { readonly title?: string; readonly titleId?: string }>;
  export default ReactComponent;
}`;
