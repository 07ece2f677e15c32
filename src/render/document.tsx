// The document around a page. Documents of one product and layout differ only in the HTML that they are given.
import { renderToStaticMarkup } from 'react-dom/server';
import type { DocumentProps } from './shell-props.ts';
import { createPiecewiseStencil, joined } from './stencil.ts';
import type { CommonProps, Html, Templates } from './template-props.ts';

/** What a page adds to the document around it. */
export type PageOfDocument = Omit<DocumentProps, 'clientConfig' | keyof CommonProps>;

export interface DocumentOptions {
  readonly templates: Pick<Templates, 'Document'>;
  readonly common: CommonProps;
  /** JSON for the browser script. */
  readonly clientConfig: string;
}

/** `pieces`: the same as `whole`, cut where parts of the page begin. `frame` is what all documents of this product and layout share. */
export type RenderDocument = (
  page: PageOfDocument,
  language: string,
) => { readonly whole: Html; readonly pieces: readonly Html[]; readonly frame: Html };

export function createDocument({ templates, common, clientConfig }: DocumentOptions): RenderDocument {
  const stencil = createPiecewiseStencil();
  const frames = new Map<string, Html>();
  return ({ product, wide, landing, ...html }, language) => {
    const { nav, contents, footer } = html;
    const noContents = contents === null ? null : contents === '';
    const key = JSON.stringify([product?.id, wide, landing, nav === null, noContents, footer === '', language]);
    const pieces = stencil(
      key,
      (hole) => {
        const frame = `<!doctype html>\n${renderToStaticMarkup(
          <templates.Document
            {...common}
            userLanguage={language}
            clientConfig={clientConfig}
            product={product}
            wide={wide}
            landing={landing}
            head={hole('head')}
            header={hole('header')}
            nav={nav === null ? null : hole('nav')}
            contents={contents === null || contents === '' ? contents : hole('contents')}
            main={hole('main')}
            footer={footer === '' ? '' : hole('footer')}
          />,
          { identifierPrefix: 'd-' },
        )}\n`;
        frames.set(key, frame.replace(/\0[^\0]*\0/g, ''));
        return frame;
      },
      (name) => html[name as keyof typeof html] ?? '',
    );
    return { whole: joined(pieces), pieces, frame: frames.get(key) ?? '' };
  };
}
