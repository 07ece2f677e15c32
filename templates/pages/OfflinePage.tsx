// What the service worker shows for a page it holds no copy of.
import type { OfflinePageProps } from '../../src/render/page-props.ts';

export function OfflinePage({ translations: t }: OfflinePageProps) {
  return (
    <div className="dg-lost">
      <h1>{t.offlineTitle}</h1>
      <p>{t.offlineText}</p>
    </div>
  );
}
