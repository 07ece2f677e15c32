// A demo: what it shows, the toolbar below it, and its source in every language and styling; styles pick what is seen.
import type { CSSProperties } from 'react';
import type { DemoCode, DemoFile, DemoVariant } from '../../../src/model/demo.ts';
import { codeWords } from '../../../src/render/code-words.ts';
import type { DemoFrameProps } from '../../../src/render/demo-props.ts';
import { Raw } from '../raw.tsx';
import { DemoToolbar } from './DemoToolbar.tsx';

export function DemoFrame(props: DemoFrameProps) {
  const { directive, source, id, stages, links, translations: t } = props;
  const { variants } = source;
  const { options } = directive;
  const anchor = directive.anchorId ?? undefined;
  if (variants.length === 0) {
    return (
      <figure className="dg-demo dg-demo-missing" id={anchor} title={t.demoMissing}>
        <figcaption className="dg-demo-head">
          <span className="dg-demo-name">{source.name}</span>
          <span className="dg-demo-path">{source.path}</span>
        </figcaption>
      </figure>
    );
  }
  const hasToolbar = options.hideToolbar !== true;
  // A reader who chooses another language or styling would else see an empty preview.
  const hasPreview = variants.every(({ codes }) => codes.every(({ preview }) => preview !== null));
  const closed = hasToolbar && options.defaultCodeOpen !== false && hasPreview ? 'preview' : 'closed';
  const state = options.defaultCodeOpen === true ? 'open' : closed;
  const codeId = `${id}-code`;
  return (
    <figure
      className="dg-demo"
      id={anchor}
      data-demo={source.name}
      data-state={state}
      data-closed={closed}
      data-ad={hasToolbar && options.disableAd !== true ? undefined : 'off'}
      data-stylings={variants[0]?.styling ? variants.map(({ styling }) => styling).join(' ') : undefined}
      aria-label={t.demoOf.replace('{{name}}', source.name)}
    >
      {anchor !== undefined && hasToolbar && <Anchors id={anchor} variants={variants} />}
      <div className="dg-demo-stage" data-bg={backgroundOf(props)} style={stageStyle(props)}>
        {/* A place for the focus before the demo: the toolbar leads back to it. */}
        <span tabIndex={-1} data-focus-start="" className="dg-sr">
          {source.name}
        </span>
        {variants.map(({ id, styling }, index) => (
          <Raw
            key={id}
            html={stages[index] ?? ''}
            data-styling={styling ?? undefined}
            data-first={styling && index === 0 ? '' : undefined}
          />
        ))}
      </div>
      {hasToolbar && (
        <>
          <DemoToolbar {...props} codeId={codeId} state={state} hasPreview={closed === 'preview'} />
          <div className="dg-demo-code" id={codeId}>
            {variants.flatMap(({ styling, codes }, index) =>
              codes.map((code) => (
                <div
                  key={`${styling} ${code.language}`}
                  data-styling={styling ?? undefined}
                  data-first={styling && index === 0 ? '' : undefined}
                  data-variant={code.language}
                  data-live={links.live?.sources[index]}
                  data-only={code.language === 'JS' && codes.length === 1 ? '' : undefined}
                >
                  <Code {...props} code={code} id={`${id}-${styling ?? 'code'}-${code.language}`} />
                </div>
              )),
            )}
          </div>
        </>
      )}
    </figure>
  );
}

/** `outlined` is the default; a page of its own has a ground of its own. */
function backgroundOf({ directive: { options } }: DemoFrameProps): string {
  const { bg, iframe } = options;
  if (bg === undefined) return iframe === true ? 'true' : 'outlined';
  return String(bg);
}

/** A frame has its own height; any other demo is at least as high as `height`. */
function stageStyle({ directive: { options } }: DemoFrameProps): CSSProperties | undefined {
  const { height, maxWidth, iframe, isolated } = options;
  const least = iframe === true || isolated === true ? undefined : height;
  if (least === undefined && maxWidth === undefined) return undefined;
  return {
    ...(least !== undefined && { minBlockSize: least }),
    ...(maxWidth !== undefined && { maxInlineSize: maxWidth, marginInline: 'auto' }),
  };
}

function Code({ code, id, links, templates, translations: t }: DemoFrameProps & { readonly code: DemoCode }) {
  const block = ({ source, html }: Pick<DemoFile, 'source' | 'html'>, language: string) => {
    const lines = source.split('\n').length;
    return { language, title: null, html, lines, fold: null, words: codeWords(lines, t) };
  };
  const analytics = (category: string) => ({ analytics: { category, label: links.label } });
  const languageOf = (name: string) => name.replace(/^.*\./, '');
  const [only, ...more] = code.files;
  return (
    <>
      {code.preview !== null && only && (
        <div className="dg-demo-preview">
          <templates.CodeBlock {...block(code.preview, languageOf(only.name))} {...analytics('demo')} />
        </div>
      )}
      <div className="dg-demo-full">
        {only && more.length === 0 ? (
          <templates.CodeBlock {...block(only, languageOf(only.name))} {...analytics('demo-expand')} />
        ) : (
          <templates.CodeTabs
            templates={templates}
            id={id}
            preference={null}
            storageKey={null}
            first={0}
            tabs={code.files.map((file) => ({
              label: file.name,
              ...block(file, languageOf(file.name)),
              ...analytics('demo-expand'),
            }))}
          />
        )}
      </div>
    </>
  );
}

/** `#Basic.tsx`, `#Basic.js` and `#css-Basic.js` lead to the demo too. */
function Anchors({ id, variants }: { readonly id: string; readonly variants: readonly DemoVariant[] }) {
  const stylings = variants.flatMap(({ styling }) => (styling === null ? [] : [`${styling}-`]));
  return ['', ...stylings].flatMap((styling) =>
    ['.js', '.tsx'].map((ending) => <span key={styling + ending} id={`${styling}${id}${ending}`} />),
  );
}
