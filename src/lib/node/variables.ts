// Variables of the environment, by name or by what their names start with.

/** See `FileSystem.variables`. */
export function variablesOf(names: readonly string[]): Record<string, string> {
  const isAsked = (name: string) =>
    names.some((asked) => (asked.endsWith('*') ? name.startsWith(asked.slice(0, -1)) : name === asked));
  const found = Object.entries(process.env).flatMap(([name, value]) =>
    value !== undefined && isAsked(name) ? [[name, value] as const] : [],
  );
  return Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}
