// The thread that asks TypeScript: the compiler takes seconds and hundreds of megabytes, which the main thread has no use for.
import { parentPort } from 'node:worker_threads';
import { checkModules } from '../typescript/check.ts';
import { describePackage } from '../typescript/describe.ts';
import { createProgramMaker } from '../typescript/program.ts';
import type { TypesAnswer, TypesQuestion } from './types-host.ts';

const maker = createProgramMaker();

parentPort?.on('message', (question: TypesQuestion) => parentPort?.postMessage(answer(question)));

function answer(question: TypesQuestion): TypesAnswer {
  const { id } = question;
  try {
    return {
      id,
      value:
        question.kind === 'describe' ? describePackage(question.request, maker) : checkModules(question.request, maker),
    };
  } catch (error) {
    return { id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
