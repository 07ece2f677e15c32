// One block of code with its title and copy button; the end of a long one is folded away.
import type { CodeBlockProps } from '../../../src/render/content.tsx';
import { CopyButton } from './CopyButton.tsx';

export function CodeBlock({ language, title, html, fold, words, analytics }: CodeBlockProps) {
  const isTold = title !== null || language === '' || language === 'text';
  return (
    <div className="dg-code" data-code="" data-language={isTold ? undefined : language}>
      {title !== null && <div className="dg-code-title">{title}</div>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, and the keyboard has to reach what scrolls. */}
      <pre tabIndex={0}>
        <code
          className={language === '' ? undefined : `language-${language}`}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </pre>
      {fold !== null && (
        <details className="dg-fold">
          <summary>
            <span>{words.showAll}</span>
            <span>{words.showLess}</span>
          </summary>
        </details>
      )}
      <CopyButton words={words} analytics={analytics} />
    </div>
  );
}
