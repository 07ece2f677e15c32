// A demo as its source, in the languages it exists in; a box with its name when the source is missing.
import { codeWords } from '../../../src/render/code-words.ts';
import type { DemoFrameProps } from '../../../src/render/template-props.ts';

export function DemoFrame({ directive, source, id, templates, translations: t }: DemoFrameProps) {
  const { variants } = source;
  const anchor = directive.anchorId ?? undefined;
  const head = (
    <figcaption className="dg-demo-head">
      <span className="dg-demo-name">
        {anchor !== undefined && <LanguageAnchors id={anchor} />}
        {source.name}
      </span>
      {variants.length === 0 && <span className="dg-demo-path">{source.path}</span>}
    </figcaption>
  );
  if (variants.length === 0) {
    return (
      <figure className="dg-demo dg-demo-missing" id={anchor} title={t.demoMissing}>
        {head}
      </figure>
    );
  }
  const blocks = variants.map((variant) => ({
    label: variant.language === 'tsx' ? 'TypeScript' : 'JavaScript',
    language: variant.language,
    title: null,
    html: variant.html,
    lines: variant.source.split('\n').length,
    fold: null,
    words: codeWords(0, t),
  }));
  const [only] = blocks;
  return (
    <figure className="dg-demo" id={anchor}>
      {head}
      {blocks.length === 1 && only ? (
        <templates.CodeBlock {...only} />
      ) : (
        <templates.CodeTabs templates={templates} id={id} storageKey={null} first={0} tabs={blocks} />
      )}
    </figure>
  );
}

/** `#Basic.tsx` and `#Basic.js` lead to the demo too. */
function LanguageAnchors({ id }: { readonly id: string }) {
  return (
    <>
      <span id={`${id}.js`} />
      <span id={`${id}.tsx`} />
    </>
  );
}
