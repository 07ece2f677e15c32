// The package that an import asks for.

/** `@mui/material/Button` is in `@mui/material`; addresses and Node's own modules are in none. */
export function packageName(specifier: string): string {
  if (/^[a-z]+:/.test(specifier) || specifier.startsWith('#') || specifier.startsWith('/')) return '';
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}
