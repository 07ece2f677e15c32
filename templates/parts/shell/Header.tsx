// The bar at the top: menu, product and its switcher, versions, repository, colour mode, settings.
import { ColorModeToggle } from '../../../src/client/islands/ColorModeToggle.tsx';
import { Island } from '../../../src/render/island.tsx';
import type { HeaderProps } from '../../../src/render/template-props.ts';
import { Icon } from '../icon.tsx';
import { Raw } from '../raw.tsx';
import { Settings } from './Settings.tsx';

export function Header(props: HeaderProps) {
  const { product, products, repository, hasNav, versions, templates, translations: t } = props;
  const current = versions.find((version) => version.current) ?? versions[0];
  return (
    <header className="dg-header">
      {hasNav && (
        <button
          type="button"
          className="dg-icon-button dg-nav-button"
          popoverTarget="dg-nav"
          aria-label={t.openNavigation}
        >
          <Icon name="menu" />
        </button>
      )}
      <templates.HeaderLogo {...props} />
      {products.length > 1 && (
        <>
          <button type="button" className="dg-icon-button" popoverTarget="dg-products" aria-label={t.switchProduct}>
            <Icon name="down" />
          </button>
          <nav id="dg-products" popover="auto" className="dg-menu dg-menu-products" aria-label={t.products}>
            <ul>
              {products.map((entry) => (
                <li key={entry.product.id} data-product={entry.product.id}>
                  <a href={entry.href} aria-current={entry.product === product ? 'true' : undefined}>
                    {entry.product.logo !== null && (
                      <Raw as="span" html={entry.product.logo} aria-hidden="true" className="dg-menu-logo" />
                    )}
                    <span>
                      {entry.product.name}
                      {entry.product.metadata !== '' && <small>{entry.product.metadata}</small>}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </>
      )}
      <div className="dg-header-end">
        {current && versions.length > 1 ? (
          <VersionMenu {...props} current={current.text} />
        ) : (
          current && <span className="dg-version">{current.text}</span>
        )}
        {repository !== null && (
          <a className="dg-icon-button dg-repository" href={repository} aria-label={t.repository}>
            <Icon name="code" />
          </a>
        )}
        <Island name="ColorModeToggle" when="interaction" component={ColorModeToggle} props={{}} />
        <Settings {...props} />
      </div>
    </header>
  );
}

/** “View all versions” stands apart from the versions themselves. */
const ALL_VERSIONS = 'View all versions';

function VersionMenu({ versions, current, translations: t }: HeaderProps & { readonly current: string }) {
  return (
    <>
      <button
        type="button"
        className="dg-menu-button"
        popoverTarget="dg-versions"
        aria-label={`${t.versions}: ${current}`}
      >
        {current}
        <Icon name="down" />
      </button>
      <nav id="dg-versions" popover="auto" className="dg-menu dg-menu-versions" aria-label={t.versions}>
        <ul>
          {versions.map((version) => (
            <li key={version.text} className={version.text === ALL_VERSIONS ? 'dg-apart' : undefined}>
              {version.href === null ? (
                <span className="dg-menu-current" aria-current="true">
                  {version.text}
                </span>
              ) : (
                <a href={version.href} aria-current={version.current ? 'true' : undefined}>
                  {version.text}
                </a>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
