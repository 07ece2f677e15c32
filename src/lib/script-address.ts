// Where the scripts lie that other scripts name.

/** `../b.js` in `/base/assets/live/a.js` is `/base/assets/b.js`; a specifier without dots is an address already. */
export function addressOf(specifier: string, from: string): string {
  return specifier.startsWith('.') ? new URL(specifier, `https://site.example${from}`).pathname : specifier;
}
