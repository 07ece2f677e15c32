// Puts a text on the clipboard, with the old command where the new interface is missing or refuses.

export async function copyText(text: string, document: Document, clipboard: Clipboard | undefined): Promise<void> {
  if (clipboard) {
    try {
      return await clipboard.writeText(text);
    } catch (error) {
      if (copyBySelection(text, document)) return;
      throw error;
    }
  }
  // Pages without TLS have no `navigator.clipboard`.
  if (!copyBySelection(text, document)) throw new Error('The browser has no way to copy.');
}

function copyBySelection(text: string, document: Document): boolean {
  if (typeof document.execCommand !== 'function') return false;
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true; // No keyboard pops up on a phone.
  field.style.cssText = 'position:fixed;inset-block-start:0;opacity:0';
  document.body.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
