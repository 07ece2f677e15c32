// What a reader sees at an address without a page: what was asked for, what is near it, and where to start again.
import { placedSvg } from '../../src/lib/placed-svg.ts';
import type { NotFoundPageProps } from '../../src/render/page-props.ts';
import { Raw } from '../parts/raw.tsx';

export function NotFoundPage({ products, routeListHref, translations: t }: NotFoundPageProps) {
  return (
    <div className="dg-lost">
      <p className="dg-eyebrow">404</p>
      <h1>{t.notFoundTitle}</h1>
      {/* A script fills these two: one file answers for all addresses. */}
      <p className="dg-scripted" data-asked="">
        {t.notFoundAsked} <code className="dg-code-inline" dir="ltr" />
      </p>
      <p>{t.notFoundText}</p>
      <section className="dg-similar" aria-labelledby="dg-similar">
        <h2 id="dg-similar">{t.notFoundSimilar}</h2>
        <div
          role="status"
          aria-busy="true"
          data-similar={routeListHref}
          data-none={t.notFoundNoneSimilar}
          data-failed={t.notFoundFailed}
        >
          {t.notFoundLooking}
        </div>
      </section>
      <h2>{t.notFoundProducts}</h2>
      <ul className="dg-lost-products">
        {products.map(({ product, href }) => (
          <li key={product.id}>
            <a href={href}>
              {product.logo !== null && (
                <Raw as="span" html={placedSvg(product.logo, 'list')} aria-hidden="true" className="dg-menu-logo" />
              )}
              {product.name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
