// The same page in other languages; a language that lacks it starts at its beginning.
import type { HeaderProps } from '../../../src/render/shell-props.ts';
import { Icon } from '../icon.tsx';

export function LanguageMenu({ languages, translations: t }: HeaderProps) {
  const current = languages.find((entry) => entry.current);
  if (languages.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className="dg-icon-button"
        popoverTarget="dg-languages"
        aria-label={current ? `${t.languages}: ${current.name}` : t.languages}
      >
        <Icon name="globe" />
      </button>
      <nav id="dg-languages" popover="auto" className="dg-menu dg-menu-languages" aria-label={t.languages}>
        <ul>
          {languages.map(({ language, name, href, current: isCurrent }) => (
            <li key={language}>
              <a href={href} hrefLang={language} lang={language} aria-current={isCurrent ? 'true' : undefined}>
                {name}
                {isCurrent && <Icon name="check" className="dg-menu-end" />}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
