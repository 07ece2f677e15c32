// The row of tabs of a page whose API reference stands beside it: links, as each tab is a page.
import type { PageTab } from '../../../src/model/route.ts';
import type { Texts } from '../../../src/render/texts.ts';

export interface PageTabsProps {
  /** Empty: the page stands alone. */
  readonly tabs: readonly PageTab[];
  readonly translations: Texts;
}

export function PageTabs({ tabs, translations: { apiPage: t } }: PageTabsProps) {
  if (tabs.length === 0) return null;
  const words = { page: t.demos, 'components-api': t.tabComponents, 'hooks-api': t.tabHooks };
  return (
    <nav className="dg-api-tabs" aria-label={t.tabs}>
      <ul>
        {tabs.map(({ kind, href, isCurrent }) => (
          <li key={kind}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined}>
              {words[kind]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
