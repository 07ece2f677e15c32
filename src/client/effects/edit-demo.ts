// Opens the editor of a demo. Nothing of it is there before: not the editor, nor the compiler, nor what the code may import.
import type { LiveManifest } from '../../model/live.ts';
import { jsonWithSiteBase } from '../config.ts';
import { setOpen } from './demo-fold.ts';

type Session = typeof import('../live/session.ts');

export interface EditOptions {
  readonly window: Window;
  /** Tells when the reader chooses another language or styling. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Whether that went well. */
export async function editDemo(
  button: HTMLElement,
  frame: HTMLElement,
  { window, subscribe }: EditOptions,
): Promise<boolean> {
  try {
    const answer = await window.fetch(`${button.dataset.value}`);
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    const manifest: LiveManifest =
      process.env.RELATIVE_BASE === 'yes'
        ? jsonWithSiteBase(await answer.json(), window.document)
        : await answer.json();
    const { toggleEditing }: Session = await import(manifest.editor);
    await toggleEditing(frame, button, manifest, { window, subscribe, open: () => setOpen(frame, true, window) });
    return true;
  } catch (error) {
    console.error(error); // The reader is told by whoever asked.
    return false;
  }
}
