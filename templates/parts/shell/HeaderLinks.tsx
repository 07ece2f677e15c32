// Text links of the config: on a line of the header where there is room, else in the menu next to the logo.
import type { HeaderProps } from '../../../src/render/shell-props.ts';
import { Icon } from '../icon.tsx';

export function HeaderLinks({ links, translations: t }: HeaderProps) {
  if (links.length === 0) return null;
  return (
    <nav className="dg-header-links" aria-label={t.siteLinks}>
      <ul>
        {links.map(({ text, href, isExternal }, index) => (
          <li key={index}>
            <a href={href} dir="auto">
              {text}
              {isExternal && <span className="dg-sr">{t.external}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The same links as rows of that menu. */
export function MenuLinks({ links, translations: t }: HeaderProps) {
  if (links.length === 0) return null;
  return (
    <div className="dg-menu-links">
      <ul>
        {links.map(({ text, href, isExternal }, index) => (
          <li key={index}>
            <a href={href} dir="auto">
              {text}
              {isExternal && (
                <>
                  <Icon name="external" className="dg-menu-end dg-external" />
                  <span className="dg-sr">{t.external}</span>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
