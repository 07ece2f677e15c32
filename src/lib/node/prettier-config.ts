// The options that a project's own formatter has for a file, where it has any.
import { errorMessage } from '../error-message.ts';

export type PrettierConfig =
  /** Null: the project has none. */
  | { readonly ok: true; readonly value: Readonly<Record<string, unknown>> | null }
  | { readonly ok: false; readonly text: string };

/** Found, read and merged by prettier itself, which also knows overrides and `.editorconfig`. `file` is absolute. */
export async function loadPrettierConfig(file: string): Promise<PrettierConfig> {
  const { resolveConfig } = await import('prettier'); // Only sites whose demos have no JavaScript of their own need it.
  try {
    const value = await resolveConfig(file, { editorconfig: true });
    return { ok: true, value: value && { ...value } };
  } catch (error) {
    return { ok: false, text: errorMessage(error) };
  }
}
