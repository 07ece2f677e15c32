// The copy button of a block of code: a script takes it up when a reader first points at the block.
import type { CodeBlockProps } from '../../../src/render/content.tsx';

export function CopyButton({ words, analytics }: Pick<CodeBlockProps, 'words' | 'analytics'>) {
  return (
    <button
      type="button"
      className="dg-copy"
      data-done={words.copied}
      data-key={words.copyKey}
      data-ga-event-category={analytics?.category ?? 'code'}
      data-ga-event-label={analytics?.label}
      data-ga-event-action="copy-click"
    >
      {words.copy}
    </button>
  );
}
