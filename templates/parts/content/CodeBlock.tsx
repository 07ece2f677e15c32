// One block of code with its title and copy button.
import { CopyButton } from '../../../src/client/islands/CopyButton.tsx';
import type { CodeBlockProps } from '../../../src/render/content.tsx';
import { Island } from '../../../src/render/island.tsx';

export function CodeBlock({ language, title, html }: CodeBlockProps) {
  return (
    <div className="dg-code" data-code="">
      {title !== null && <div className="dg-code-title">{title}</div>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, and the keyboard has to reach what scrolls. */}
      <pre tabIndex={0}>
        <code
          className={language === '' ? undefined : `language-${language}`}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </pre>
      <Island name="CopyButton" when="interaction" component={CopyButton} props={{}} />
    </div>
  );
}
