// Style sheets in the languages that a project brings with it: Sass, Less, and whatever its PostCSS config does. Their packages are
// those of the project.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { SourceMapPayload } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { errorMessage } from '../../error-message.ts';
import { foldersAbove } from '../folders-above.ts';
import { isInstalled } from '../installed-files.ts';
import { holds } from '../paths.ts';
import { withPostCss } from './postcss.ts';
import { loadTool, needsTool, type StyleText, styleError } from './style-tools.ts';

const LANGUAGES: Readonly<Record<string, (file: string, root: string) => Promise<StyleText>>> = {
  '.css': async (file) => ({ ok: true, css: await readFile(file, 'utf8'), inputs: [], map: null }),
  '.scss': compileSass,
  '.sass': compileSass,
  '.less': compileLess,
};

/** The CSS of a style sheet. `file`: absolute. */
export async function styleText(file: string, root: string): Promise<StyleText> {
  const compiled = (await LANGUAGES[extname(file)]?.(file, root)) ?? { ok: true, css: '', inputs: [], map: null };
  if (!compiled.ok || isInstalled(file)) return compiled;
  const processed = await withPostCss(compiled, file, root);
  return processed.ok ? { ...processed, inputs: [...compiled.inputs, ...processed.inputs] } : processed;
}

interface Sass {
  compileAsync(
    file: string,
    options: object,
  ): Promise<{ readonly css: string; readonly loadedUrls: readonly URL[]; readonly sourceMap?: SourceMapPayload }>;
  readonly NodePackageImporter?: new (folder?: string) => object;
  readonly Logger?: { readonly silent: object };
}

async function compileSass(file: string, root: string): Promise<StyleText> {
  const sass = (await loadTool<Sass>('sass-embedded', file)) ?? (await loadTool<Sass>('sass', file));
  if (sass === null) return needsTool('Sass files', 'sass');
  try {
    const { css, loadedUrls, sourceMap } = await sass.compileAsync(file, {
      sourceMap: true,
      importers: [
        {
          findFileUrl: (url: string, { containingUrl }: { readonly containingUrl: URL | null }) =>
            fileOfPackage(url, containingUrl, file),
        },
        ...(sass.NodePackageImporter ? [new sass.NodePackageImporter(dirname(file))] : []),
      ],
      ...(sass.Logger && { logger: sass.Logger.silent }),
    });
    const inputs = loadedUrls.filter(({ protocol }) => protocol === 'file:').map((url) => fileURLToPath(url));
    return { ok: true, css, inputs: inputs.filter((path) => path !== file), map: sourceMap ?? null };
  } catch (error) {
    if (!isSassError(error)) throw error;
    const { sassMessage, span } = error;
    const place = {
      file: span.url ? fileURLToPath(span.url) : file,
      line: span.start.line + 1,
      column: span.start.column + 1,
    };
    return styleError(sassMessage.replace(/\.$/, ''), place, root);
  }
}

interface SassError {
  readonly sassMessage: string;
  readonly span: { readonly url?: URL; readonly start: { readonly line: number; readonly column: number } };
}

function isSassError(error: unknown): error is SassError {
  return typeof error === 'object' && error !== null && 'sassMessage' in error && 'span' in error;
}

/** `@use 'acme/theme'`, as bundlers take it: in the packages of the folders above. Sass itself adds endings. */
function fileOfPackage(url: string, containing: URL | null, file: string): URL | null {
  if (/^(?:[a-z][a-z\d+.-]*:|[./])/i.test(url)) return null;
  const from = containing?.protocol === 'file:' ? fileURLToPath(containing) : file;
  const path = url.replace(/^~/, '');
  const name = path.split('/', path.startsWith('@') ? 2 : 1).join('/');
  const folder = foldersAbove(dirname(from)).find((above) => existsSync(join(above, 'node_modules', name)));
  return folder === undefined ? null : pathToFileURL(join(folder, 'node_modules', path));
}

interface Less {
  render(
    text: string,
    options: object,
  ): Promise<{
    readonly css: string;
    readonly imports: readonly string[];
    readonly map?: string;
  }>;
}

async function compileLess(file: string, root: string): Promise<StyleText> {
  const less = await loadTool<Less>('less', file);
  if (less === null) return needsTool('Less files', 'less');
  const folders = foldersAbove(dirname(file));
  const paths = folders.filter((folder) => holds(root, folder) || existsSync(join(folder, 'node_modules')));
  try {
    const { css, imports, map } = await less.render(await readFile(file, 'utf8'), {
      filename: file,
      sourceMap: {},
      paths: [dirname(file), ...paths.map((folder) => join(folder, 'node_modules'))],
    });
    return { ok: true, css, inputs: imports, map: map ? (JSON.parse(map) as SourceMapPayload) : null };
  } catch (error) {
    if (typeof error !== 'object' || error === null || !('line' in error && 'column' in error)) throw error;
    const at = 'filename' in error && typeof error.filename === 'string' ? error.filename : file;
    const place = { file: at, line: Number(error.line), column: Number(error.column) + 1 };
    return styleError(errorMessage(error).replace(/\.$/, ''), place, root);
  }
}
