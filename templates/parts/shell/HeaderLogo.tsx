// The start of the header: logo and name, as a link to the start page.
import type { HeaderLogoProps } from '../../../src/render/shell-props.ts';
import { Raw } from '../raw.tsx';

export function HeaderLogo({ title, siteLogo, product, homeHref }: HeaderLogoProps) {
  const logo = product?.logo ?? siteLogo;
  return (
    <a className="dg-brand" href={homeHref}>
      {logo !== null && <Raw as="span" html={logo} aria-hidden="true" className="dg-brand-logo" />}
      <span dir="auto">
        {product?.metadata ? <small>{product.metadata}</small> : null}
        {product?.name ?? title}
      </span>
    </a>
  );
}
