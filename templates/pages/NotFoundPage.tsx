// What a reader sees at an address without a page.
import type { NotFoundPageProps } from '../../src/render/template-props.ts';

export function NotFoundPage({ products, translations: t }: NotFoundPageProps) {
  return (
    <div className="dg-lost">
      <h1>{t.notFoundTitle}</h1>
      {/* A script fills it: one file answers for all addresses. */}
      <p data-asked="" hidden>
        {t.notFoundAsked} <code className="dg-code-inline" />
      </p>
      <p>{t.notFoundText}</p>
      <p>{t.notFoundProducts}</p>
      <ul>
        {products.map(({ product, href }) => (
          <li key={product.id}>
            <a href={href}>{product.name}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
