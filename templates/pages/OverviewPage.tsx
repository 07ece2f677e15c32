// The start page of a product: what it is, then the groups of its tree as cards.
import { placedSvg } from '../../src/lib/placed-svg.ts';
import { hrefOfNode } from '../../src/render/node-links.ts';
import type { OverviewPageProps, OverviewTopic } from '../../src/render/page-props.ts';
import { Raw } from '../parts/raw.tsx';
import { ExternalMark, linkProps, RowChips, RowTitle } from '../parts/shell/row-marks.tsx';

export function OverviewPage(props: OverviewPageProps) {
  const { product, title, description, version, body, topics, footer, templates, translations: t } = props;
  const facts = [product.name === title ? '' : product.name, product.metadata]
    .filter((fact) => fact !== '')
    .join(' · ');
  return (
    <>
      <div className="dg-overview">
        <div className="dg-overview-head">
          {product.logo !== null && (
            <Raw as="span" className="dg-mark" html={placedSvg(product.logo, 'page')} aria-hidden="true" />
          )}
          <div>
            {facts !== '' && <p className="dg-eyebrow">{facts}</p>}
            <h1>{title}</h1>
            {version !== null && (
              <p className="dg-overview-version">
                {t.version} {version}
              </p>
            )}
          </div>
        </div>
        {description !== '' && <p className="dg-hero-text">{description}</p>}
        {body.trim() !== '' && <Raw html={body} className="dg-content" />}
        <ul className="dg-cards">
          {topics.map((topic) => (
            <TopicCard key={topic.node?.pathname ?? topic.title} {...props} topic={topic} />
          ))}
        </ul>
      </div>
      {footer !== null && <templates.PageFooter {...props} {...footer} />}
    </>
  );
}

function TopicCard({ topic, ...props }: OverviewPageProps & { readonly topic: OverviewTopic }) {
  const { base, translations: t } = props;
  const { node, title, rows, pages, more } = topic;
  const count = pages === 1 ? t.onePage : t.pageCount.replace('{{count}}', String(pages));
  return (
    <li className="dg-card dg-topic">
      <h2>
        {node === null ? (
          title
        ) : (
          <>
            <RowTitle node={node} />
            <RowChips node={node} translations={t} />
          </>
        )}
      </h2>
      <ul>
        {rows.map((row) => (
          <li key={row.pathname}>
            <a href={hrefOfNode(row, base) ?? undefined} {...(row.kind === 'group' ? {} : linkProps(row))}>
              <RowTitle node={row} />
            </a>
            <RowChips node={row} translations={t} />
            <ExternalMark node={row} translations={t} />
          </li>
        ))}
      </ul>
      {pages > 0 && node !== null && (
        <p>
          {more === null ? (
            <bdi>{count}</bdi>
          ) : (
            <a href={more}>
              <span className="dg-sr">{title}: </span>
              <bdi>{count}</bdi>
            </a>
          )}
        </p>
      )}
    </li>
  );
}
