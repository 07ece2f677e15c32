// The front page of the site or of a product: hero, actions, cards, then the page's own text.
import { placedSvg } from '../../src/lib/placed-svg.ts';
import { codeWords } from '../../src/render/code-words.ts';
import type { LandingPageProps } from '../../src/render/page-props.ts';
import { CopyButton } from '../parts/content/CopyButton.tsx';
import { Icon, isIconName } from '../parts/icon.tsx';
import { Raw } from '../parts/raw.tsx';

export function LandingPage(props: LandingPageProps) {
  const { title, description, frontMatter, logo, products, toHref, body, translations: t } = props;
  const { hero, cards } = frontMatter;
  return (
    <div className="dg-landing">
      <div className="dg-hero">
        {logo !== null && <Raw as="span" className="dg-mark" html={placedSvg(logo, 'page')} aria-hidden="true" />}
        {hero?.eyebrow !== undefined && <p className="dg-eyebrow">{hero.eyebrow}</p>}
        <h1>{hero?.title ?? title}</h1>
        {(hero?.text ?? description) !== '' && <p className="dg-hero-text">{hero?.text ?? description}</p>}
        {hero !== undefined && hero.actions.length > 0 && (
          <div className="dg-actions">
            {hero.actions.map((action) => (
              <a
                key={action.href}
                className={action.primary ? 'dg-button dg-button-primary' : 'dg-button'}
                href={toHref(action.href)}
              >
                {action.text}
              </a>
            ))}
          </div>
        )}
        {hero?.code !== undefined && (
          <div className="dg-code" data-code="">
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, and the keyboard has to reach what scrolls. */}
            <pre tabIndex={0}>
              <code>{hero.code}</code>
            </pre>
            <CopyButton words={codeWords(1, t)} />
          </div>
        )}
      </div>
      {cards.length > 0 && (
        <ul className="dg-cards">
          {cards.map((card, index) => {
            const mark = products.get(card.product ?? '')?.logo ?? null;
            return (
              <li key={card.title} className="dg-card" data-product={card.product}>
                {mark !== null && (
                  <Raw as="span" className="dg-card-mark" html={placedSvg(mark, `card-${index}`)} aria-hidden="true" />
                )}
                {mark === null && card.icon !== undefined && isIconName(card.icon) && (
                  <span className="dg-card-mark dg-card-icon">
                    <Icon name={card.icon} />
                  </span>
                )}
                <h2>{card.href === undefined ? card.title : <a href={toHref(card.href)}>{card.title}</a>}</h2>
                {card.text !== '' && <p>{card.text}</p>}
              </li>
            );
          })}
        </ul>
      )}
      {body.trim() !== '' && <Raw html={body} className="dg-content" />}
    </div>
  );
}
