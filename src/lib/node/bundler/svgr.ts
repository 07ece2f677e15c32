// SVGR for projects that have it: the options of the project then hold for demos, too.
import { loadTool, toolPath } from './style-tools.ts';

export interface SvgrComponent {
  /** An ES module with JSX. */
  readonly code: string;
  /** Absolute paths of what decides about the code besides the picture. */
  readonly inputs: readonly string[];
}

interface Svgr {
  transform(source: string, config: object, state: object): Promise<string>;
  resolveConfigFile(file: string): Promise<string | null>;
}

/** `file`: absolute. null: the project does not have SVGR. */
export async function svgrComponent(source: string, file: string): Promise<SvgrComponent | null> {
  const core = toolPath('@svgr/core', file);
  const svgr = await loadTool<Svgr>('@svgr/core', file);
  if (core === null || svgr === null) return null;
  const plugins = ['@svgr/plugin-svgo', '@svgr/plugin-jsx'].flatMap((plugin) => toolPath(plugin, file) ?? []);
  const code = await svgr.transform(
    source,
    {},
    { filePath: file, caller: { name: 'docs-gen', defaultPlugins: plugins } },
  );
  const config = await svgr.resolveConfigFile(file);
  return {
    code: code.replace(/export default ([\w$]+);?\s*$/, 'export { $1 as default, $1 as ReactComponent };\n'),
    inputs: [core, ...(config === null ? [] : [config])],
  };
}
