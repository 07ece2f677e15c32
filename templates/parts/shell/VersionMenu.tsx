// Which version of the product the pages describe, and the way to others.
import type { HeaderProps, VersionEntry } from '../../../src/render/shell-props.ts';
import { Icon } from '../icon.tsx';

export function VersionMenu({ versions, translations: t }: HeaderProps) {
  const current = versions.find((version) => version.current) ?? versions[0];
  if (!current) return null;
  if (versions.length === 1)
    return (
      <span className="dg-version" dir="auto">
        {current.text}
      </span>
    );
  return (
    <>
      <button
        type="button"
        className="dg-menu-button"
        popoverTarget="dg-versions"
        aria-label={`${t.versions}: ${current.text}`}
      >
        <span dir="auto">{current.text}</span>
        <Icon name="down" />
      </button>
      <nav id="dg-versions" popover="auto" className="dg-menu dg-menu-versions" aria-label={t.versions}>
        <ul>
          {versions.map((version) => (
            <li key={version.text} className={version.isAll ? 'dg-apart' : undefined}>
              <Entry version={version} isCurrent={version === current} external={t.external} />
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

interface EntryProps {
  readonly version: VersionEntry;
  readonly isCurrent: boolean;
  /** Says that a link leads to another site. */
  readonly external: string;
}

/** The reader is at the current one already: it is no link, even if it has an address. */
function Entry({ version: { text, href, isExternal }, isCurrent, external }: EntryProps) {
  if (isCurrent)
    return (
      <span aria-current="true">
        {text}
        <Icon name="check" className="dg-menu-end" />
      </span>
    );
  if (href === null) return <span>{text}</span>;
  return (
    <a href={href}>
      {text}
      {isExternal && (
        <>
          <Icon name="external" className="dg-menu-end dg-external" />
          <span className="dg-sr">{external}</span>
        </>
      )}
    </a>
  );
}
