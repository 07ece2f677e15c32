// Runs the PostCSS config of a project over a style sheet.
import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire, type SourceMapPayload } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { errorMessage } from '../../error-message.ts';
import { isRecord } from '../../is-record.ts';
import { foldersAbove } from '../folders-above.ts';
import { holds, relativeTo } from '../paths.ts';
import { loadTool, needsTool, type StyleText, styleError } from './style-tools.ts';

const CONFIGS = ['postcss.config.js', 'postcss.config.mjs', 'postcss.config.cjs', 'postcss.config.json'];

type PostCss = (plugins: readonly unknown[]) => {
  process(
    css: string,
    options: object,
  ): Promise<{
    readonly css: string;
    readonly map?: { toJSON(): unknown };
    readonly messages: readonly { readonly type: string; readonly file?: string }[];
  }>;
};

/** `file`: absolute. Without a config above it in the project, the text stays as it is. */
export async function withPostCss(
  { css, map }: { readonly css: string; readonly map: SourceMapPayload | null },
  file: string,
  root: string,
): Promise<StyleText> {
  const config = configOf(file, root);
  if (config === null) return { ok: true, css, inputs: [], map };
  const postcss = await loadTool<PostCss>('postcss', config);
  if (postcss === null) return needsTool(`Style sheets with ${relativeTo(root, config)}`, 'postcss');
  try {
    const { plugins, ...options } = await loadConfig(config);
    const done = await postcss(await loadPlugins(plugins, config)).process(css, {
      ...options,
      from: file,
      to: file,
      map: { inline: false, annotation: false, sourcesContent: false, prev: map ?? false },
    });
    const inputs = done.messages.flatMap((message) =>
      message.type === 'dependency' && message.file !== undefined ? [message.file] : [],
    );
    const payload = (done.map?.toJSON() ?? null) as SourceMapPayload | null;
    return { ok: true, css: done.css, inputs: [config, ...inputs], map: payload };
  } catch (error) {
    if (!isRecord(error) || typeof error.line !== 'number' || typeof error.column !== 'number') {
      const text = errorMessage(error).replace(/\.$/, '');
      return styleError(`PostCSS failed with ${basename(config)}: ${text}`, { file: config, line: 1, column: 1 }, root);
    }
    const at = typeof error.file === 'string' ? error.file : file;
    const reason = typeof error.reason === 'string' ? error.reason : errorMessage(error);
    return styleError(reason, { file: at, line: error.line, column: error.column }, root);
  }
}

/** The nearest one, up to the root. */
function configOf(file: string, root: string): string | null {
  const folders = foldersAbove(dirname(file)).filter((folder) => holds(root, folder));
  const candidates = folders.flatMap((folder) => CONFIGS.map((name) => join(folder, name)));
  return candidates.find((path) => existsSync(path)) ?? null;
}

interface Config {
  readonly plugins?: unknown;
}

async function loadConfig(config: string): Promise<Config> {
  if (config.endsWith('.json')) return JSON.parse(await readFile(config, 'utf8')) as Config;
  // In a session, an edited config is another module.
  delete createRequire(config).cache[config];
  const loaded = (await import(`${pathToFileURL(config).href}?${statSync(config).mtimeMs}`)) as {
    readonly default?: unknown;
  };
  const value: unknown = loaded.default ?? loaded;
  const made: unknown = typeof value === 'function' ? value({ env: 'production', mode: 'production' }) : value;
  return isRecord(made) ? made : {};
}

/** A list of plugins, or their options by name; `false` turns one off. */
async function loadPlugins(plugins: unknown, config: string): Promise<unknown[]> {
  if (Array.isArray(plugins)) return plugins.filter(Boolean);
  const loaded: unknown[] = [];
  for (const [name, options] of Object.entries(isRecord(plugins) ? plugins : {})) {
    if (options === false) continue;
    const plugin = await loadTool<(options?: unknown) => unknown>(name, config);
    if (plugin === null) throw new Error(`The plugin ${name} is not installed`);
    loaded.push(options === true || options === undefined ? plugin() : plugin(options));
  }
  return loaded;
}
