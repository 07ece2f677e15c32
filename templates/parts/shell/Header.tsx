// The bar at the top: menu, product and its switcher, versions, repository, colour mode, settings.
import { ColorModeToggle, type ModeTexts } from '../../../src/client/islands/ColorModeToggle.tsx';
import { Island } from '../../../src/render/island.tsx';
import type { HeaderProps } from '../../../src/render/shell-props.ts';
import { englishTexts } from '../../../src/render/texts.ts';
import { Icon } from '../icon.tsx';
import { HeaderLinks } from './HeaderLinks.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { Notifications } from './Notifications.tsx';
import { ProductMenu } from './ProductMenu.tsx';
import { SearchButton } from './SearchButton.tsx';
import { Settings } from './Settings.tsx';
import { VersionMenu } from './VersionMenu.tsx';

export function Header(props: HeaderProps) {
  const { repository, hasNav, hasSearch, hasNotifications, templates, translations: t } = props;
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
      <HeaderLinks {...props} />
      <div className="dg-header-end">
        {hasSearch && <SearchButton {...props} />}
        <VersionMenu {...props} />
        <LanguageMenu {...props} />
        {repository !== null && (
          <a
            className="dg-icon-button dg-repository"
            href={repository}
            aria-label={t.repository}
            data-ga-event-category="header"
            data-ga-event-action="github"
          >
            <Icon name="code" />
          </a>
        )}
        {hasNotifications && <Notifications {...props} />}
        <Island name="ColorModeToggle" when="interaction" component={ColorModeToggle} props={modeTexts(t)} />
        <Settings {...props} />
      </div>
    </header>
  );
}

/** The island knows English by itself: most pages need not say it. */
function modeTexts(t: HeaderProps['translations']): { readonly texts?: ModeTexts } {
  const texts = { title: t.settingsMode, light: t.settingsLight, dark: t.settingsDark, system: t.settingsSystem };
  const isEnglish =
    texts.title === englishTexts.settingsMode &&
    texts.light === englishTexts.settingsLight &&
    texts.dark === englishTexts.settingsDark &&
    texts.system === englishTexts.settingsSystem;
  return isEnglish ? {} : { texts };
}
