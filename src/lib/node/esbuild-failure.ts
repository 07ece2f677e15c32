// Tells what esbuild has to say about an author's code from what is wrong with docs-gen.
import type { BuildFailure } from 'esbuild';

export function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors);
}
