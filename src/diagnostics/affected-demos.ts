/** The end of a message about a module that several demos are made of; empty for one. */
export function affectedDemos(count = 1): string {
  return count === 1 ? '' : ` (affects ${count.toLocaleString('en')} demos)`;
}
