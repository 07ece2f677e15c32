// How every API page begins: what it is about, where it is shown at work, and how to import it.
import { highlight } from '../../../src/lib/highlight/highlight.ts';
import type { ApiDoc } from '../../../src/model/api.ts';
import { codeWords } from '../../../src/render/code-words.ts';
import type { Texts } from '../../../src/render/texts.ts';
import { CodeBlock } from '../content/CodeBlock.tsx';
import { Heading } from './Heading.tsx';

/** `html` says why and what to use instead, when the source does. */
export function DeprecationAlert({ name, html }: { readonly name: string; readonly html: string | null }) {
  return (
    <div className="dg-callout dg-callout-warning" role="note">
      <p className="dg-callout-title">{name} is deprecated</p>
      {html !== null && <div dangerouslySetInnerHTML={{ __html: html }} />}
    </div>
  );
}

export function Demos({ html }: { readonly html: string }) {
  return (
    <>
      <Heading id="demos">Demos</Heading>
      <div className="dg-callout dg-callout-success" role="note">
        <p>Examples and the thoughts behind them are on these pages:</p>
        <div dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </>
  );
}

export function Import({ doc, translations }: { readonly doc: ApiDoc; readonly translations: Texts }) {
  const { imports } = doc;
  const code = imports.join('\n// or\n');
  const lines = code.split('\n').length;
  return (
    <>
      <Heading id="import">Import</Heading>
      <CodeBlock
        language="jsx"
        title={null}
        html={highlight(code, 'jsx')}
        lines={lines}
        fold={null}
        words={codeWords(lines, translations)}
      />
      {imports.length > 1 && (
        <p>All of these import the same thing. Take the one whose package your project already has.</p>
      )}
    </>
  );
}
