// The bar at the top: menu, product and its switcher, versions, repository, colour mode, settings.
import { ColorModeToggle } from '../../../src/client/islands/ColorModeToggle.tsx';
import { Island } from '../../../src/render/island.tsx';
import type { HeaderProps } from '../../../src/render/template-props.ts';
import { Icon } from '../icon.tsx';
import { ProductMenu } from './ProductMenu.tsx';
import { Settings } from './Settings.tsx';
import { VersionMenu } from './VersionMenu.tsx';

export function Header(props: HeaderProps) {
  const { repository, hasNav, templates, translations: t } = props;
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
      <ProductMenu {...props} />
      <div className="dg-header-end">
        <VersionMenu {...props} />
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
