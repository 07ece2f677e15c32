// Programs that are checked again and again: each check repeats only what a change since the last one affects, also in another
// process. TypeScript's incremental builder decides which files those are.
import { dirname, resolve } from 'node:path';
import ts from 'typescript';
import * as z from 'zod';
import { relativeTo } from '../lib/node/paths.ts';
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
  /** null: it was not requested. */
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
}

const NOTHING: Checked = { builder: undefined, problems: new Map() };

/** `limit`: names whose programs stay in memory, the last ones. Each holds a checker with all that it has found out. */
export function createIncrementalCheck(limit: number): IncrementalCheck {
  const checked = mostRecent<Checked>(limit);
  return ({ name, state, wantsState, files, stateFile, ...given }, problemsOf) => {
    const folder = dirname(stateFile);
    const kept = state === null ? null : readState(state, folder);
    const options = { ...given.options, incremental: true, tsBuildInfoFile: stateFile };
    const host: ts.CompilerHost = {
      ...given.host,
      readFile: (path) => (path === stateFile ? kept?.program : given.host.readFile(path)),
      hasInvalidatedResolutions: () => true, // A file that was missing may be there now, or one that was there may be gone.
    };
    const before = checked.get(name) ?? (kept ? { ...kept, builder: ts.readBuilderProgram(options, host) } : NOTHING);
    const builder = ts.createEmitAndSemanticDiagnosticsBuilderProgram([...files], options, host, before.builder);
    const program = builder.getProgram();
    const affected = affectedFiles(builder);
    // The builder stops at files that pass on what they import, as their own text says the same as before.
    const isAffected = (file: ts.SourceFile) =>
      affected.has(file.fileName) ||
      (affected.size > 0 && builder.getAllDependencies(file).some((path) => affected.has(path)));
    const problems = new Map<string, readonly TypeProblem[]>();
    for (const file of program.getSourceFiles()) {
      if (file.isDeclarationFile) continue;
      const known = isAffected(file) ? null : (before.problems.get(file.fileName) ?? []);
      problems.set(file.fileName, known ?? problemsOf(file, program, program.getSemanticDiagnostics(file)));
    }
    checked.set(name, { builder, problems });
    return { program, problems, state: wantsState ? stateOf({ builder, problems }, folder) : null };
  };
}

/** Paths of the files that changed since the last program of the builder, and of those that import them. */
function affectedFiles(builder: ts.EmitAndSemanticDiagnosticsBuilderProgram): ReadonlySet<string> {
  const affected = new Set<string>();
  for (;;) {
    const next = builder.getSemanticDiagnosticsOfNextAffectedFile();
    if (next === undefined) return affected;
    if (!('fileName' in next.affected)) throw new Error('TypeScript answered about a whole program.');
    affected.add(next.affected.fileName);
  }
}

const stateSchema = z.strictObject({
  /** The text of a `.tsbuildinfo`. */
  program: z.string(),
  problems: z.record(
    z.string(),
    z
      .array(
        z.strictObject({
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
function readState(text: string, folder: string) {
  const { success, data } = stateSchema.safeParse(parseJson(text));
  if (!success) return null;
  const problems = Object.entries(data.problems).map(([file, list]) => {
    const path = resolve(folder, file);
    return [path, list.map((problem) => ({ ...problem, path }))] as const;
  });
  return { program: data.program, problems: new Map(problems) };
}

/** Its paths are relative to the folder, as those of TypeScript are: the project may be moved. */
function stateOf({ builder, problems }: Checked, folder: string): string {
  let program = '';
  builder?.emit(undefined, (_, text) => {
    program = text;
  });
  const wrong = [...problems].flatMap(([path, list]) =>
    list.length === 0 ? [] : [[relativeTo(folder, path), list.map(({ path: _, ...problem }) => problem)] as const],
  );
  const state: z.input<typeof stateSchema> = { program, problems: Object.fromEntries(wrong) };
  return JSON.stringify(state);
}
