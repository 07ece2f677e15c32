// What is known of a page while it is put together, and how a file becomes a part of it.
import { report } from '../diagnostics/report.ts';
import type { Diagnostic, Location } from '../model/outcome.ts';
import type { Product } from '../model/site.ts';
import type { FileReader, TextFile } from './files.ts';

export interface Assembly {
  readonly reader: FileReader;
  readonly product: Product;
  readonly diagnostics: Diagnostic[];
  /** Relative to the root. */
  readonly inputs: Set<string>;
  /** How much was included so far: fragments that each include the next one twice grow without end. */
  characters: number;
  files: number;
  /** False when something could not be included. */
  isWhole: boolean;
}

/** Where the reading stands. */
export interface Place {
  /** From the page to the file that is read now. */
  readonly chain: readonly [TextFile, ...TextFile[]];
  readonly assembly: Assembly;
}

export function currentFile({ chain }: Place): TextFile {
  return chain.at(-1) ?? chain[0];
}

/** null: it was told why the file can be no part of the page. */
export async function readInto(path: string, at: Location, place: Place): Promise<TextFile | null> {
  const { chain, assembly } = place;
  if (excessOf(assembly) !== null) return null; // Told at the first file that was too much.
  const from = { absolute: currentFile(place).absolute, product: assembly.product };
  const { value: file, diagnostics } = await assembly.reader.read(path, from, at);
  assembly.diagnostics.push(...diagnostics);
  if (file === null) return null;
  const first = chain.findIndex(({ absolute }) => absolute === file.absolute);
  if (first !== -1) {
    const circle = [...chain.slice(first), file].map((part) => part.file).join(' → ');
    assembly.diagnostics.push(report('includes/cycle', { path, circle }, at));
    return null;
  }
  assembly.characters += file.text.length;
  assembly.files++;
  const excess = excessOf(assembly);
  if (excess !== null) {
    assembly.diagnostics.push(report('includes/too-large', { path, excess }, at));
    return null;
  }
  assembly.inputs.add(file.file);
  return file;
}

/** Characters and files that one page may include. Real pages include a few fragments of some kilobytes. */
const MAX_CHARACTERS = 4 * 1024 * 1024;
const MAX_FILES = 1000;

function excessOf({ characters, files }: Assembly): string | null {
  if (characters > MAX_CHARACTERS) return `${MAX_CHARACTERS / 1024 / 1024} MB`;
  return files > MAX_FILES ? `${MAX_FILES} files` : null;
}
