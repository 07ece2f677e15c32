// What imports of files that are not modules give, as demos are bundled: declarations for TypeScript.
import { FILE_ENDINGS } from './file-endings.ts';

/** The text of a `.d.ts` file. What a project declares itself comes first. */
export function assetTypes(): string {
  return [
    `declare module '*.module.css' {\n  const names: Readonly<Record<string, string>>;\n  export default names;\n}`,
    `declare module '*.css' {}`,
    ...FILE_ENDINGS.map(
      (ending) => `declare module '*${ending}' {\n  const address: string;\n  export default address;\n}`,
    ),
    `declare module '*.txt' {\n  const text: string;\n  export default text;\n}`,
    // As `@types/node` declares it, which may be there or not.
    'declare namespace NodeJS {',
    '  interface ProcessEnv { [name: string]: string | undefined }',
    '  interface Process { env: ProcessEnv }',
    '}',
    'declare var process: NodeJS.Process;',
    '',
  ].join('\n');
}
