// Asks the worker for compiled modules; what it answered for a text is kept.
import type { CompiledModule, CompileError } from './compile.ts';
import type { CompileAnswer, CompileQuestion } from './compile-worker.ts';

export interface Compiler {
  compile(file: string, source: string): Promise<CompiledModule | CompileError>;
  stop(): void;
}

export function createCompiler(worker: Worker): Compiler {
  const waiting = new Map<number, (result: CompileAnswer['result']) => void>();
  /** The last text of each file, and what became of it. */
  const known = new Map<string, { readonly source: string; readonly result: Promise<CompileAnswer['result']> }>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<CompileAnswer>) => {
    waiting.get(data.id)?.(data.result);
    waiting.delete(data.id);
  });
  // A worker that cannot be loaded answers nothing: the reader is told, in the place of a compiler's message.
  worker.addEventListener('error', ({ message }) => {
    for (const answer of waiting.values())
      answer({ ok: false, message: message || 'The compiler could not be loaded.', line: null, column: null });
    waiting.clear();
    known.clear();
  });
  return {
    compile(file, source) {
      const before = known.get(file);
      if (before?.source === source) return before.result;
      const question: CompileQuestion = { id: ++last, file, source };
      const result = new Promise<CompileAnswer['result']>((resolve) => waiting.set(question.id, resolve));
      known.set(file, { source, result });
      worker.postMessage(question);
      return result;
    },
    stop: () => worker.terminate(),
  };
}
