// The line above the pages of a version that is not the latest: which one it is, and the way to the latest.
import { fillIn } from '../../../src/lib/translate.ts';
import type { VersionNoteProps } from '../../../src/render/shell-props.ts';

export function VersionNote({ status, version, latest, translations: t }: VersionNoteProps) {
  const words = fillIn(status === 'old' ? t.versionOld : t.versionNext, { version });
  return (
    <aside className={`dg-version-note dg-version-${status}`} aria-label={t.versionNote}>
      <p>
        <span>{words}</span>{' '}
        <a href={latest.href}>
          {fillIn(latest.isSamePage ? t.versionSamePage : t.versionStart, { latest: latest.text })}
        </a>
      </p>
    </aside>
  );
}
