// The whole document around a page: head, header, sidebar, main, contents list.
import { directionOf } from '../../src/lib/direction.ts';
import type { DocumentProps } from '../../src/render/shell-props.ts';
import { Icon } from '../parts/icon.tsx';
import { Raw } from '../parts/raw.tsx';

export function Document(props: DocumentProps) {
  const {
    head,
    product,
    header,
    nav,
    contents,
    wide,
    landing,
    main,
    footer,
    clientConfig,
    userLanguage,
    translations: t,
  } = props;
  // A page without headings keeps the column, so that text stands at one place on all pages.
  const grid = ['dg-grid', nav !== null && !landing && 'dg-grid-nav', contents !== null && 'dg-grid-contents']
    .filter(Boolean)
    .join(' ');
  return (
    <html lang={userLanguage} dir={directionOf(userLanguage)}>
      <head dangerouslySetInnerHTML={{ __html: head }} />
      <body data-product={product?.id}>
        <a className="dg-skip" href="#main-content">
          {t.skipToContent}
        </a>
        <Raw html={header} className="dg-header-slot" style={{ display: 'contents' }} />
        <div className={grid}>
          {nav !== null && <Raw html={nav} className={landing ? 'dg-nav-slot dg-nav-slot-phone' : 'dg-nav-slot'} />}
          <Raw
            as="main"
            id="main-content"
            tabIndex={-1}
            className={wide ? 'dg-main dg-main-wide' : 'dg-main'}
            html={main}
          />
          {contents !== null && contents !== '' && (
            <nav className="dg-contents" aria-labelledby="dg-contents-title">
              <h2 id="dg-contents-title">{t.contents}</h2>
              <Raw html={contents} />
            </nav>
          )}
          <a
            className="dg-top"
            href="#main-content"
            aria-label={t.backToTop}
            title={t.backToTop}
            data-ga-event-category="docs"
            data-ga-event-action="click-back-to-top"
          >
            <Icon name="top" />
          </a>
        </div>
        {footer !== '' && <Raw html={footer} className="dg-footer-slot" style={{ display: 'contents' }} />}
        <script type="application/json" id="dg-config" dangerouslySetInnerHTML={{ __html: clientConfig }} />
      </body>
    </html>
  );
}
