// The worker that compiles edited modules: typing stays smooth on a page that does so.
import { type CompiledModule, type CompileError, compileModule } from './compile.ts';

export interface CompileQuestion {
  readonly id: number;
  readonly file: string;
  readonly source: string;
}

export interface CompileAnswer {
  readonly id: number;
  readonly result: CompiledModule | CompileError;
}

addEventListener('message', ({ data }: MessageEvent<CompileQuestion>) => {
  const answer: CompileAnswer = { id: data.id, result: compileModule(data.file, data.source) };
  postMessage(answer);
});
