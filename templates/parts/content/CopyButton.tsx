// The copy button of a block of code: a script takes it up when a reader first points at the block.
import type { CodeWords } from '../../../src/render/code-words.ts';

export function CopyButton({ words }: { readonly words: CodeWords }) {
  return (
    <button type="button" className="dg-copy" data-done={words.copied} data-key={words.copyKey}>
      {words.copy}
    </button>
  );
}
