// The menu next to the logo: the products of the site, on narrow windows the links of the header, and the logo itself as a file.
import { placedSvg } from '../../../src/lib/placed-svg.ts';
import type { HeaderProps } from '../../../src/render/shell-props.ts';
import { Icon } from '../icon.tsx';
import { Raw } from '../raw.tsx';
import { MenuLinks } from './HeaderLinks.tsx';

export function ProductMenu(props: HeaderProps) {
  const { product, products, siteLogo, brand, links, translations: t } = props;
  const hasLogo = (product?.logo ?? siteLogo) !== null;
  const hasBrand = hasLogo || brand.wordmarkHref !== null || brand.href !== null;
  const isSwitcher = products.length > 1;
  if (!isSwitcher && !hasBrand && links.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className={`dg-icon-button dg-switch${isSwitcher || hasBrand ? '' : ' dg-switch-links'}`}
        popoverTarget="dg-products"
        aria-label={isSwitcher ? t.switchProduct : hasBrand ? t.brandMenu : t.siteLinks}
      >
        <Icon name="down" />
      </button>
      <div id="dg-products" popover="auto" className="dg-menu dg-menu-start dg-menu-products">
        {isSwitcher && (
          <nav aria-label={t.products}>
            <ul>
              {products.map((entry) => (
                <li key={entry.product.id} data-product={entry.product.id}>
                  <a href={entry.href} aria-current={entry.product === product ? 'true' : undefined}>
                    {entry.product.logo !== null && (
                      <Raw
                        as="span"
                        html={placedSvg(entry.product.logo, 'menu')}
                        aria-hidden="true"
                        className="dg-menu-logo"
                      />
                    )}
                    <span>
                      {entry.product.name}
                      {entry.product.metadata !== '' && <small>{entry.product.metadata}</small>}
                    </span>
                    {entry.product === product && <Icon name="check" className="dg-menu-end" />}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <MenuLinks {...props} />
        {hasBrand && <Brand {...props} hasLogo={hasLogo} isApart={isSwitcher || links.length > 0} />}
        <span className="dg-sr" role="status" />
      </div>
    </>
  );
}

interface BrandProps extends HeaderProps {
  readonly hasLogo: boolean;
  /** Something stands above it. */
  readonly isApart: boolean;
}

/** A script makes the buttons work, and a menu of the same entries where the logo is clicked with the right button. */
function Brand({ hasLogo, isApart, brand, translations: t }: BrandProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing here is a field of a form.
    <div role="group" aria-label={t.brand}>
      <ul
        className={isApart ? 'dg-apart' : undefined}
        data-brand={t.brandMenu}
        data-copied={t.copiedSvg}
        data-failed={t.copyFailed}
      >
        {hasLogo && (
          <li className="dg-scripted">
            <button type="button" data-copy-svg="">
              <Icon name="copy" />
              <span>{t.copyLogo}</span>
            </button>
          </li>
        )}
        {brand.wordmarkHref !== null && (
          <li className="dg-scripted">
            <button type="button" data-copy-svg={brand.wordmarkHref}>
              <Icon name="copy" />
              <span>{t.copyWordmark}</span>
            </button>
          </li>
        )}
        {brand.href !== null && (
          <li>
            <a href={brand.href}>
              <Icon name="paint" />
              <span>{t.brandResources}</span>
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}
