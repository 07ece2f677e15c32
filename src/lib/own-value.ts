// Reads a field that data may lack, by a name that data gives: `constructor` is a field only where it was written.
export function ownValue<T>(record: Readonly<Record<string, T>> | null | undefined, key: string): T | undefined {
  return record && Object.hasOwn(record, key) ? record[key] : undefined;
}
