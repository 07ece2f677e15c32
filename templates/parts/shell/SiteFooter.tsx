// The end of every page, below its columns: links of the site, its people and its license, as the config has them.
import type { SiteFooterProps, SiteLink } from '../../../src/render/shell-props.ts';
import { Icon } from '../icon.tsx';

export function SiteFooter({ columns, social, license, translations: t }: SiteFooterProps) {
  if (columns.length === 0 && social.length === 0 && license === null) return null;
  return (
    <footer className="dg-site-footer">
      {columns.length > 0 && (
        <nav className="dg-site-columns" aria-label={t.footerLinks}>
          {columns.map(({ title, links }, index) => (
            <section key={index}>
              <h2>
                <bdi>{title}</bdi>
              </h2>
              <Links links={links} external={t.external} />
            </section>
          ))}
        </nav>
      )}
      {(social.length > 0 || license !== null) && (
        <div className="dg-site-end">
          {license !== null && (
            <p>
              {license.href === null ? (
                <bdi>{license.text}</bdi>
              ) : (
                <a href={license.href} rel="license">
                  <bdi>{license.text}</bdi>
                </a>
              )}
            </p>
          )}
          {social.length > 0 && (
            <nav aria-label={t.social}>
              <ul>
                {social.map(({ icon, text, href, isExternal }, index) => (
                  <li key={index}>
                    <a href={href} rel={isExternal ? 'me noopener' : undefined} dir="auto">
                      <Icon name={icon} />
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      )}
    </footer>
  );
}

function Links({ links, external }: { readonly links: readonly SiteLink[]; readonly external: string }) {
  return (
    <ul>
      {links.map(({ text, href, isExternal }, index) => (
        <li key={index}>
          <a href={href} dir="auto">
            {text}
            {isExternal && (
              <>
                <Icon name="external" className="dg-external" />
                <span className="dg-sr">{external}</span>
              </>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
