// The line above every page that tells of something new, until its reader closes it.

import type { AnnouncementProps } from '../../../src/render/shell-props.ts';
import { Icon } from '../icon.tsx';

export function Announcement({ kind, text, href, translations: t }: AnnouncementProps) {
  return (
    <aside id="dg-announcement" className={`dg-announcement dg-announcement-${kind}`} aria-label={t.announcement}>
      {href === null ? (
        <p dangerouslySetInnerHTML={{ __html: text }} />
      ) : (
        <p>
          <a href={href} dangerouslySetInnerHTML={{ __html: text }} />
        </p>
      )}
      <button type="button" className="dg-icon-button dg-scripted" aria-label={t.closeAnnouncement}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
