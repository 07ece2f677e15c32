// What something thrown has to say: anything can be thrown, and by other people's code it is.
export function errorMessage(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
