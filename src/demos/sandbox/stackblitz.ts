// The layout of Vite: what StackBlitz runs in the browser.
import { compilerOptions, indexHtml, json, LICENSE_TYPES, packageNameOf, startModule } from './project-files.ts';
import type { ProjectParts } from './sandbox.ts';

/** All but the demo and its modules. */
export function stackBlitzFiles(parts: ProjectParts): Record<string, string> {
  const { language, versionOf, dependencies, types, readsLicense } = parts;
  const isTyped = language === 'TS';
  // The plugin fits one version of Vite, which may be here for other reasons.
  const pluginVersion = versionOf('@vitejs/plugin-react');
  const tools = {
    '@vitejs/plugin-react': pluginVersion ?? 'latest',
    vite: (pluginVersion && versionOf('vite')) ?? 'latest',
  };
  const element = isTyped ? 'tsx' : 'jsx';
  return {
    [`vite.config.${isTyped ? 'ts' : 'js'}`]: viteConfig(readsLicense),
    ...(isTyped && readsLicense ? { 'src/env.d.ts': LICENSE_TYPES } : {}),
    'index.html': indexHtml(parts, `/src/index.${element}`),
    'package.json': json({
      name: packageNameOf(parts.title),
      private: true,
      description: parts.description,
      type: 'module',
      scripts: { dev: 'vite', build: isTyped ? 'tsc && vite build' : 'vite build', preview: 'vite preview' },
      dependencies,
      devDependencies: { ...tools, ...types },
    }),
    [`src/index.${element}`]: startModule(parts),
    ...(isTyped
      ? {
          'tsconfig.json': json({
            compilerOptions: { ...compilerOptions('ES2022'), types: ['vite/client'] },
            include: ['src'],
            references: [{ path: './tsconfig.node.json' }],
          }),
          'tsconfig.node.json': json({
            compilerOptions: {
              composite: true,
              target: 'ES2022',
              module: 'ESNext',
              moduleResolution: 'Bundler',
              skipLibCheck: true,
              strict: true,
            },
            include: ['vite.config.ts'],
          }),
        }
      : {}),
  };
}

/** Vite has no `process`: a key that its reader may put here takes the place of the one of the site. */
function viteConfig(readsLicense: boolean): string {
  return `import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';

export default defineConfig({
  plugins: [react()],
${readsLicense ? "  define: { 'process.env.LICENSE_KEY': JSON.stringify('') },\n" : ''}});
`;
}
