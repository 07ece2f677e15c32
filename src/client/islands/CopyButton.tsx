// Copies the code block it stands in: the `pre` of the nearest `[data-code]` around it.
import { useEffect, useRef, useState } from 'react';
import { copyText } from '../effects/copy-text.ts';

export const COPIED_FOR_MS = 2000;

export function CopyButton() {
  const button = useRef<HTMLButtonElement>(null);
  /** Counts copies, so that a second one starts the time anew; 0: nothing to show. */
  const [copies, setCopies] = useState(0);

  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), COPIED_FOR_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  const copy = async () => {
    try {
      await copyText(codeAround(button.current), document, navigator.clipboard);
      setCopies((count) => count + 1);
    } catch (error) {
      console.error('The code could not be copied.', error); // Silent for the reader, who can still select it.
    }
  };

  return (
    <>
      <button ref={button} type="button" className="dg-copy" data-copied={copies > 0 || undefined} onClick={copy}>
        {copies > 0 ? 'Copied' : 'Copy'}
      </button>
      <span className="dg-sr" aria-live="polite">
        {copies > 0 ? 'Copied to the clipboard' : ''}
      </span>
    </>
  );
}

function codeAround(button: Element | null): string {
  const pre = button?.closest('[data-code]')?.querySelector('pre');
  if (!pre) throw new Error('No [data-code] with a <pre> around the copy button.');
  return pre.textContent ?? '';
}
