// What readers may do with a page as Markdown: copy it by one button, or open it from the menu beside that.
import { fillIn } from '../../../src/lib/translate.ts';
import type { PageActionsProps } from '../../../src/render/page-props.ts';
import { Icon } from '../icon.tsx';

const MENU = 'dg-page-menu';

export function PageActions({ actions, translations: t }: PageActionsProps) {
  const { href, copy, view, openIn } = actions;
  const analytics = (action: string) => ({ 'data-ga-event-category': 'page', 'data-ga-event-action': action });
  return (
    <div className="dg-page-actions">
      {copy && (
        <button
          type="button"
          className="dg-page-copy dg-scripted"
          title={t.copyPageHint}
          data-copy-page={href}
          data-done={t.pageCopied}
          data-failed={t.pageNotCopied}
          {...analytics('copy-markdown')}
        >
          <Icon name="copy" />
          <span>{t.copyPage}</span>
        </button>
      )}
      {(view || openIn.length > 0) && (
        <>
          <button
            type="button"
            className="dg-page-more"
            popoverTarget={MENU}
            aria-label={copy ? t.pageActions : undefined}
          >
            {!copy && <span>{t.pageActions}</span>}
            <Icon name="down" />
          </button>
          <div id={MENU} popover="auto" className="dg-menu dg-menu-page">
            <ul>
              {view && (
                <li>
                  <a href={href} {...analytics('view-markdown')}>
                    {t.viewMarkdown}
                  </a>
                </li>
              )}
              {openIn.map((assistant) => (
                <li key={assistant.name}>
                  <a href={assistant.href} target="_blank" rel="noopener noreferrer nofollow" {...analytics('open-in')}>
                    {fillIn(t.openIn, { name: assistant.name })}
                    <Icon name="external" className="dg-menu-end dg-external" />
                    <span className="dg-sr">{t.external}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </>
      )}
    </div>
  );
}
