// A hook that copies a text, and confirms it for a moment.
import { useEffect, useState } from 'react';
import { copyText } from '../effects/copy-text.ts';

/** Specification §9. */
export const HOOK_COPIED_FOR_MS = 1200;

export interface Copying {
  readonly isCopied: boolean;
  /** Rejects when the browser refuses. */
  copy(text: string): Promise<void>;
}

export function useCopy(): Copying {
  /** Counts copies, so that a second one starts the time anew; 0: nothing to show. */
  const [copies, setCopies] = useState(0);

  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), HOOK_COPIED_FOR_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  return {
    isCopied: copies > 0,
    async copy(text) {
      await copyText(text, document, navigator.clipboard);
      setCopies((count) => count + 1);
    },
  };
}
