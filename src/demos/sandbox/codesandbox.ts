// The layout of create-react-app: what CodeSandbox runs in the browser.
import { compilerOptions, indexHtml, json, packageNameOf, startModule } from './project-files.ts';
import type { ProjectParts } from './sandbox.ts';

/** All but the demo and its modules. */
export function codeSandboxFiles(parts: ProjectParts): Record<string, string> {
  const { language, versionOf, dependencies, types } = parts;
  const isTyped = language === 'TS';
  return {
    'public/index.html': indexHtml(parts, null),
    'package.json': json({
      name: packageNameOf(parts.title),
      private: true,
      description: parts.description,
      scripts: {
        start: 'react-scripts start',
        build: 'react-scripts build',
        test: 'react-scripts test',
        eject: 'react-scripts eject',
      },
      dependencies: { ...dependencies, 'react-scripts': versionOf('react-scripts') ?? 'latest' },
      // react-scripts accepts TypeScript up to version 4, and works with newer ones.
      ...(isTyped ? { devDependencies: types, overrides: { 'react-scripts': { typescript: '$typescript' } } } : {}),
    }),
    [`src/index.${isTyped ? 'tsx' : 'js'}`]: startModule(parts),
    ...(isTyped ? { 'tsconfig.json': json({ compilerOptions: compilerOptions('ES2020'), include: ['src'] }) } : {}),
  };
}
