// The script of API pages: linked by those that have rows to choose a view of. What serves them is fetched when it is wanted:
// at once where a reader has chosen another view than the page is made with, else with the first touch.
import { readSetting } from './state/scheme.ts';
import { localStorageOf } from './state/storage.ts';
import { onFirst, report } from './when.ts';

const storage = localStorageOf(window);
let live: Promise<(event: Event) => void> | undefined;
let isLive = false;
const start = async () => {
  live ??= import('./effects/api-rows.ts').then(({ startApiRows }) => startApiRows(window, storage));
  const tell = await live;
  isLive = true;
  return tell;
};

const isOther = ({ dataset, parentElement }: HTMLElement) => {
  const kept = readSetting(storage, dataset.key ?? '');
  return kept !== null && kept !== parentElement?.parentElement?.dataset.view;
};
if ([...document.querySelectorAll<HTMLElement>('.dg-api-views')].some(isOther)) start().catch(report);
for (const type of ['focusin', 'pointerover'] as const) onFirst(type, '.dg-api-tools', start);

/** Each view that a reader chooses while the script loads: it shows all of them, and listens by itself from then on. */
function choose(event: Event): void {
  if (isLive) document.removeEventListener('change', choose, true);
  else if (event.target instanceof Element && event.target.closest('.dg-api-tools'))
    start()
      .then((tell) => tell(event))
      .catch(report);
}
document.addEventListener('change', choose, { capture: true, passive: true });
