// The text of a file of the site; an answer that is none is an error.
export async function fetchText(address: string, fetch: typeof globalThis.fetch): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.text();
}
