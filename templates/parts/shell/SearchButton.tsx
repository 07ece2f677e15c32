// The button that opens the search: a field to the eye where there is room for one, an icon on a phone. A script makes the dialog.
import { englishSearchTexts } from '../../../src/lib/search-texts.ts';
import type { SearchPlace } from '../../../src/model/client-config.ts';
import type { HeaderProps } from '../../../src/render/shell-props.ts';
import { Icon } from '../icon.tsx';

export function SearchButton({
  product,
  productNames,
  translations: { search: texts },
}: Pick<HeaderProps, 'product' | 'productNames' | 'translations'>) {
  const json = JSON.stringify(texts);
  const place: SearchPlace = {
    search: product?.id ?? '',
    ...(Object.keys(productNames).length > 1 ? { products: JSON.stringify(productNames) } : {}),
    ...(json === JSON.stringify(englishSearchTexts) ? {} : { texts: json }),
  };
  return (
    <button
      type="button"
      className="dg-scripted dg-menu-button dg-search-button"
      aria-haspopup="dialog"
      aria-label={texts.button}
      data-search={place.search}
      data-products={place.products}
      data-texts={place.texts}
    >
      <Icon name="search" />
      <span>{texts.button}</span>
      <kbd>/</kbd>
    </button>
  );
}
