// The script of the services that a site has turned on: linked by its pages only, and each service is loaded when it is wanted.
import { serveAnnouncement } from './announcement.ts';
import { readClientConfig } from './config.ts';
import { consentOf } from './consent/store.ts';
import { whileAgreed } from './consent/while-agreed.ts';
import { CLICKED, readRating, showRating } from './feedback/rating.ts';
import { runsHere } from './gate.ts';
import { localStorageOf } from './state/storage.ts';
import { report, whenIdle, whenPresent } from './when.ts';

const config = readClientConfig(document);
const { analytics, announcement, feedback, notifications } = config;
const consent = consentOf(window);

if (config.consent) {
  const asks = config.consent;
  const open = (opener: HTMLElement | null) =>
    import('./consent/dialog.ts')
      .then(({ openConsent }) => openConsent({ document, consent, config: asks, opener }))
      .catch(report);
  if (consent.getSnapshot() === 'unknown') whenIdle(() => void open(null));
  document.addEventListener('click', ({ target }) => {
    const opener = target instanceof Element ? target.closest<HTMLElement>('[data-consent]') : null;
    if (!opener) return;
    const menu = opener.closest<HTMLElement>('[popover]');
    menu?.hidePopover();
    // What lies in a menu has gone with it: the focus comes back to what opens the menu.
    void open(document.querySelector<HTMLElement>(`[popovertarget="${menu?.id}"]`) ?? opener);
  });
}

if (analytics && runsHere(analytics.host, location))
  whileAgreed(consent, async () => {
    const { startAnalytics } = await import('./analytics/start.ts');
    return (isNew) => startAnalytics(window, { config: analytics, replay: !isNew });
  });

if (new URLSearchParams(location.search).getAll('dg-debug').includes('analytics'))
  import('./analytics/debug.ts').then(({ printAnalytics }) => printAnalytics(window, { analytics, consent }), report);

if (notifications && !runsHere(notifications.host, location)) {
  const bell = document.querySelector<HTMLElement>('[popovertarget="dg-notifications"]');
  if (bell) bell.style.visibility = 'hidden'; // What is beside it does not move.
} else if (notifications) {
  const load = () => import('./notifications/start.ts');
  const isOwn = new URL(notifications.url, location.href).origin === location.origin;
  whenIdle(() => {
    if (isOwn) {
      load().then(({ startNotifications }) => startNotifications(window, notifications), report);
      return;
    }
    // Another host would learn of the reader.
    whileAgreed(consent, async () => {
      const { startNotifications } = await load();
      return () => startNotifications(window, notifications);
    });
    if (consent.getSnapshot() !== 'all')
      load().then(({ explainNotifications }) => {
        if (consent.getSnapshot() !== 'all') explainNotifications(window, notifications);
      }, report);
  });
}

const place = document.querySelector<HTMLElement>('.dg-feedback');
if (feedback && place && !runsHere(feedback.host, location)) place.hidden = true;
else if (feedback && place) {
  const storage = localStorageOf(window);
  showRating(place, readRating(storage, place.dataset.pathname ?? ''));
  let start: Promise<(click: Event) => void> | null = null;
  const load = async () => {
    const { startFeedback } = await import('./feedback/start.ts');
    const { setTimeout, clearTimeout } = window;
    const tools = { document, location, console, storage, fetch, setTimeout, clearTimeout };
    return startFeedback(place, { ...tools, config: feedback, events: window });
  };
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element && event.target.closest(CLICKED))) return;
    start ??= load();
    start
      .then((answer) => answer(event))
      .catch((error) => {
        start = null; // The next click tries again.
        report(error);
      });
  });
  whenIdle(() =>
    import('./feedback/heading-buttons.ts')
      .then(({ addHeadingButtons }) => addHeadingButtons(place, document))
      .catch(report),
  );
}

if (announcement !== undefined) serveAnnouncement(window, config.prefix, announcement);

whenPresent(':root:not([data-no-ads]) .dg-body-top[data-settings]', async (box) =>
  (await import('./ads/body-top.ts')).startAds(box, window),
);
