// Demos of a small project on the disk as the build knows them, and what is made of them for online editors.
import { collectImports, type DemoModule } from '../../../src/demos/imports.ts';
import { buildSandboxes, type SandboxOptions, type SandboxSource } from '../../../src/demos/sandbox/build.ts';
import { toJavaScript } from '../../../src/demos/to-javascript.ts';
import { createFileSystem } from '../../../src/lib/node/file-system.ts';
import type { CodeLanguage, DemoCode, InlineModule, Styling } from '../../../src/model/demo.ts';

/** `root`: absolute folder of the project. */
export function sandboxDemos(root: string) {
  const fs = createFileSystem();

  /** As the build knows it; `source` is that of `demos/Demo.tsx`. */
  async function demo(
    source: string,
    more: { styling?: Styling; inline?: InlineModule; differs?: boolean } = {},
  ): Promise<SandboxSource> {
    const codeOf = async (language: CodeLanguage): Promise<DemoCode> => {
      const { value } = await collectImports(
        { file: 'demos/Demo.tsx', source },
        {
          language,
          read: async (file) => ((await fs.exists(`${root}/${file}`)) ? fs.readText(`${root}/${file}`) : null),
          near: async () => [],
          derive: (file, text) => toJavaScript({ file, source: text }),
        },
      );
      const toFile = ({ links, ...module }: DemoModule) => ({
        ...module,
        source: module.source.trimEnd(),
        html: '',
        links: Object.fromEntries(links),
      });
      return { ...value, language, differs: more.differs ?? false, files: value.modules.map(toFile), preview: null };
    };
    return {
      name: 'Demo',
      title: 'Demo demo — Acme UI',
      descriptions: { TS: 'https://git.example/Demo.tsx', JS: 'https://git.example/Demo.tsx' },
      at: { file: 'demos/page.md', line: 3, column: 1 },
      variant: {
        id: 'ui/Demo',
        styling: more.styling ?? null,
        entry: 'demos/Demo.tsx',
        exportName: 'default',
        ...(more.inline ? { inline: more.inline } : {}),
        codes: [await codeOf('TS'), await codeOf('JS')],
      },
    };
  }

  async function built(sources: readonly SandboxSource[], options: Partial<SandboxOptions> = {}) {
    const { value, diagnostics } = await buildSandboxes(sources, {
      root,
      aliases: {},
      editors: ['stackBlitz', 'codeSandbox'],
      lockFile: `${root}/package-lock.json`,
      dependencies: {},
      constants: {},
      peers: new Map(),
      reactFrom: root,
      fs,
      ...options,
    });
    return {
      ...value,
      buttons: Object.fromEntries([...value.forms].map(([id, forms]) => [id, Object.keys(forms)])),
      told: diagnostics.map(({ code, message, at }) => `${code} ${at?.file}:${at?.line}:${at?.column} ${message}`),
      field: (name: string, language: CodeLanguage = 'TS') =>
        value.forms.get('ui/Demo')?.stackBlitz?.[language]?.fields[`project[files][${name}]`] ?? '',
    };
  }

  return { demo, built };
}
