// JSON that only this program writes: what does not parse was cut off, say, and is as good as nothing.

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
