// Closes a switch over a tagged union: the compiler finds the case that is missing.
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
