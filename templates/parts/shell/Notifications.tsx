// The bell of the header and the list that it opens: native, so it opens before any script; a script fills the list.
import type { CommonProps } from '../../../src/render/template-props.ts';
import { Icon } from '../icon.tsx';

export function Notifications({ translations: t }: CommonProps) {
  return (
    <>
      <button
        type="button"
        className="dg-icon-button dg-scripted dg-bell"
        popoverTarget="dg-notifications"
        aria-label={t.notifications}
      >
        <Icon name="bell" />
        <span className="dg-badge" aria-hidden="true" />
      </button>
      <div
        id="dg-notifications"
        popover="auto"
        className="dg-menu dg-menu-notifications"
        role="dialog"
        aria-label={t.notifications}
      >
        <ul className="dg-news" />
        <p className="dg-no-news">{t.notificationsNone}</p>
        <p className="dg-news-coming">{t.notificationsComing}</p>
      </div>
    </>
  );
}
