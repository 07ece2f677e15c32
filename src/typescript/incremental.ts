// Programs that are checked again and again: each check repeats only what a change since the last one affects, also in another
// process. TypeScript's incremental builder decides which files those are.
import ts from 'typescript';
import * as z from 'zod';
import { sha256 } from '../lib/node/hash.ts';
import { parseJson } from '../lib/parse-json.ts';
import type { TypeProblem } from '../model/package-types.ts';
import { mostRecent } from './most-recent.ts';

export interface IncrementalRequest {
  /** What the program is for: the next one with the same name continues where this one ends. */
  readonly name: string;
  /** What the last check of this name in another process returned; null: everything is checked. */
  readonly state: string | null;
  readonly wantsState: boolean;
  readonly files: readonly string[];
  /** Without `tsBuildInfoFile`. */
  readonly options: ts.CompilerOptions;
  /** Its source files have versions. */
  readonly host: ts.CompilerHost;
  /** Path of the state to TypeScript, which reads it through the host, and asks for nothing else there. */
  readonly stateFile: string;
}

export interface IncrementalAnswer {
  readonly program: ts.Program;
  /** By path, of files that are not declarations. */
  readonly problems: ReadonlyMap<string, readonly TypeProblem[]>;
  /** null: nobody asked for it. */
  readonly state: string | null;
}

/** What is wrong with one file. `semantic` is what TypeScript's checker reports for it. */
export type FileCheck = (
  file: ts.SourceFile,
  program: ts.Program,
  semantic: readonly ts.Diagnostic[],
) => readonly TypeProblem[];

export type IncrementalCheck = (request: IncrementalRequest, problemsOf: FileCheck) => IncrementalAnswer;

interface Checked {
  readonly builder: ts.EmitAndSemanticDiagnosticsBuilderProgram | undefined;
  readonly problems: ReadonlyMap<string, readonly TypeProblem[]>;
  /** Hash of the files that add to the types of other modules: TypeScript does not follow what those affect. */
  readonly augmented: string;
}

const NOTHING: Checked = { builder: undefined, problems: new Map(), augmented: '' };

/** `limit`: names whose programs stay in memory, the last ones. Each holds a checker with all that it has found out. */
export function createIncrementalCheck(limit: number): IncrementalCheck {
  const checked = mostRecent<Checked>(limit);
  return (request, problemsOf) => {
    const { name, state, files, stateFile } = request;
    const kept = state === null ? null : readState(state);
    const options = { ...request.options, incremental: true, tsBuildInfoFile: stateFile };
    const host: ts.CompilerHost = {
      ...request.host,
      readFile: (path) => (path === stateFile ? kept?.program : request.host.readFile(path)),
      hasInvalidatedResolutions: () => true, // A file that was missing may be there now, or one that was there may be gone.
    };
    const check = (before: Checked): Required<Checked> & { readonly program: ts.Program } => {
      const builder = ts.createEmitAndSemanticDiagnosticsBuilderProgram([...files], options, host, before.builder);
      const program = builder.getProgram();
      const own = program.getSourceFiles().filter(({ isDeclarationFile }) => !isDeclarationFile);
      const augmented = hashOf(own.filter(({ text }) => AUGMENTATION.test(text)));
      if (before.builder && augmented !== before.augmented) return check(NOTHING);
      const fresh = new Map<string, readonly TypeProblem[]>();
      for (;;) {
        const next = builder.getSemanticDiagnosticsOfNextAffectedFile();
        if (next === undefined) break;
        if (!('fileName' in next.affected)) throw new Error('TypeScript answered about a whole program.');
        const { affected: file, result } = next;
        if (!file.isDeclarationFile) fresh.set(file.fileName, problemsOf(file, program, result));
      }
      const problems = own.map(
        ({ fileName }) => [fileName, fresh.get(fileName) ?? before.problems.get(fileName) ?? []] as const,
      );
      return { builder, program, augmented, problems: new Map(problems) };
    };
    const known = checked.get(name) ?? (kept ? { ...kept, builder: ts.readBuilderProgram(options, host) } : NOTHING);
    const { program, ...made } = check(known);
    checked.set(name, made);
    return { program, problems: made.problems, state: request.wantsState ? stateOf(made) : null };
  };
}

/** In code, in a comment, or in a text: it is harmless to find one too many. */
const AUGMENTATION = /\bdeclare\s+(?:module\b|global\b)/;

function hashOf(files: readonly ts.SourceFile[]): string {
  return files.length === 0 ? '' : sha256(JSON.stringify(files.map(({ fileName, text }) => [fileName, text])));
}

const stateSchema = z.strictObject({
  /** The text of a `.tsbuildinfo`. */
  program: z.string(),
  augmented: z.string(),
  problems: z.record(
    z.string(),
    z
      .array(
        z.strictObject({
          path: z.string(),
          number: z.number(),
          message: z.string(),
          offset: z.number(),
          length: z.number(),
          deprecated: z.string().optional(),
        }),
      )
      .readonly(),
  ),
});

/** null: another version of docs-gen wrote it. */
function readState(text: string) {
  const { success, data } = stateSchema.safeParse(parseJson(text));
  return success ? { ...data, problems: new Map(Object.entries(data.problems)) } : null;
}

function stateOf({ builder, problems, augmented }: Checked): string {
  let program = '';
  builder?.emit(undefined, (_, text) => {
    program = text;
  });
  const wrong = Object.fromEntries([...problems].filter(([, list]) => list.length > 0));
  return JSON.stringify({ program, augmented, problems: wrong } satisfies z.input<typeof stateSchema>);
}
