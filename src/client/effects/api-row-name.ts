// The name of a row of an API table: its code without the mark that a prop is required or optional.
export function rowName(row: Element): string {
  const parts = row.querySelector('code')?.childNodes ?? [];
  return [...parts].map((node) => (node.nodeName === '#text' ? node.textContent : '')).join('');
}
