// A demo → the forms that open it in an online editor: every file of a project that runs, and where to send it.

import type { CodeLanguage, SandboxForm } from '../../model/demo.ts';
import type { DemoModule } from '../imports.ts';
import { NameUses } from '../javascript/name-uses.ts';
import { parseModule } from '../syntax/parse-module.ts';
import { codeSandboxFiles } from './codesandbox.ts';
import { dependenciesOf, type VersionOf } from './dependencies.ts';
import { flatten } from './flatten.ts';
import { stackBlitzFiles } from './stackblitz.ts';

export interface SandboxDemo {
  /** `Basic buttons demo — Acme UI`. */
  readonly title: string;
  /** Where the demo's source is published. */
  readonly description: string;
  readonly language: CodeLanguage;
  /** As `collectImports` gives them: the demo first. */
  readonly modules: readonly DemoModule[];
  /** Of the component in the first of them: `default`, or a name. */
  readonly exportName: string;
  readonly packages: readonly string[];
  readonly usesTailwind: boolean;
  readonly versionOf: VersionOf;
}

export interface Sandbox {
  readonly form: SandboxForm;
  /** What the form holds, by path: for those who check that it runs. */
  readonly files: Readonly<Record<string, string>>;
  /** Path of the module that starts it. */
  readonly start: string;
  /** The modules of the demo, by path. */
  readonly modules: ReadonlyMap<string, DemoModule>;
}

/** Files of a project that is written in the layout of Vite or of create-react-app. */
export interface ProjectParts {
  readonly title: string;
  readonly description: string;
  readonly language: CodeLanguage;
  readonly exportName: string;
  readonly usesTailwind: boolean;
  readonly readsLicense: boolean;
  readonly versionOf: VersionOf;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly types: Readonly<Record<string, string>>;
}

export async function stackBlitz(demo: SandboxDemo): Promise<Sandbox> {
  // Vite reads elements only in files that say so.
  const ending = demo.language === 'TS' ? 'tsx' : 'jsx';
  const flat = await flatten(demo.modules, ending, hasElements);
  const files = { ...stackBlitzFiles(partsOf(demo)), ...flat.files };
  const fields: Record<string, string> = {
    'project[template]': 'node',
    'project[title]': demo.title,
    'project[description]': `# ${demo.title}\n${demo.description}`,
  };
  for (const [path, text] of Object.entries(files)) fields[`project[files][${path}]`] = text;
  const action = `https://stackblitz.com/run?file=src/Demo.${ending}`;
  return { form: { action, fields }, files, start: `src/index.${ending}`, modules: flat.modules };
}

export async function codeSandbox(demo: SandboxDemo): Promise<Sandbox> {
  const ending = demo.language === 'TS' ? 'tsx' : 'js';
  const flat = await flatten(demo.modules, ending, null);
  const files = { ...codeSandboxFiles(partsOf(demo)), ...flat.files };
  const contents = Object.fromEntries(Object.entries(files).map(([path, content]) => [path, { content }]));
  const fields = { embed: '1', query: `module=/src/Demo.${ending}&fontsize=12` };
  const packed = { parameters: JSON.stringify({ files: contents }) };
  const action = 'https://codesandbox.io/api/v1/sandboxes/define';
  return { form: { action, fields, packed }, files, start: `src/index.${ending}`, modules: flat.modules };
}

function partsOf({ packages, ...demo }: SandboxDemo): ProjectParts {
  const readsLicense = demo.modules.some(({ source }) => source.includes('process.env.LICENSE_KEY'));
  return { ...demo, ...dependenciesOf(packages, demo.language, demo.versionOf), readsLicense };
}

async function hasElements(source: string, file: string): Promise<boolean> {
  if (!/<[\w>]/.test(source)) return false;
  const parsed = await parseModule(source, file.replace(/\.(?:tsx?|jsx?)$/, '.js'));
  return parsed.ok && new NameUses(parsed.value.program).hasJsx;
}
