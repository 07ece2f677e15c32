// The line above a page's title that says where the page stands.
import type { BreadcrumbsProps } from '../../../src/render/page-props.ts';

export function Breadcrumbs({ crumbs, translations: t }: BreadcrumbsProps) {
  return (
    <nav className="dg-crumbs" aria-label={t.breadcrumbs}>
      <ol>
        {crumbs.map(({ title, href }, index) => (
          // A group may have the name of the one above it.
          <li key={index}>
            {href !== null ? (
              <a href={href}>{title}</a>
            ) : (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
