// Which names a module's text imports from where, read off its import statements without a parser: quick, and good enough for
// "there is no such name" and for what is kept of a package that is too large.

/** `import type` is left out; a default import is the name `default`. */
const IMPORT = /\bimport\s+(?!type\s+[\w${])(?:([\w$]+)\s*,?\s*)?(?:\{([^}]*)\}\s*)?from\s*(['"])([^'"\n]+)\3/g;

/** By specifier. */
export function importedNames(source: string): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  for (const [, own, list = '', , specifier = ''] of source.matchAll(IMPORT)) {
    const known = names.get(specifier) ?? new Set();
    if (own !== undefined) known.add('default');
    for (const part of list.split(',')) {
      const name = /^\s*([\w$]+)/.exec(part)?.[1];
      if (name !== undefined && !/^\s*type\s+[\w$]/.test(part)) known.add(name);
    }
    names.set(specifier, known);
  }
  return names;
}
