// Front matter as the build reads it from a page, with its diagnostics.
import { readFrontMatter } from '../../src/content/front-matter.ts';

export function read(source: string) {
  const { value, diagnostics } = readFrontMatter('a.md', source);
  return { ...value, diagnostics };
}

/** `line:column+length code message`, as a person would find it. */
export function told(source: string): string[] {
  return read(source).diagnostics.map(
    ({ code, at, message }) => `${at?.line}:${at?.column}+${at?.length} ${code} ${message}`,
  );
}
