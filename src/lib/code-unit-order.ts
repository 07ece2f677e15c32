// The order of texts by their code units: the same on every machine, whatever language its reader has set.
export function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
