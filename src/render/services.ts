// What pages say of the services that are on: the tags of their script and style sheet, and the settings they read.
import { newIssue } from '../lib/issue-url.ts';
import { serviceHost } from '../lib/service-host.ts';
import { withBase } from '../lib/url.ts';
import type { Bundle } from '../model/bundle.ts';
import type { AnalyticsClientConfig, ClientConfig, OnHost } from '../model/client-config.ts';
import type { HeadTag } from '../model/plugin.ts';
import type { Site } from '../model/site.ts';
import type { ShowIn } from '../schema/show-in.ts';
import type { Texts } from './texts.ts';

/** Style sheet of what readers see of services. */
const SHEET = 'services';

/** Empty on a site without services, whose pages hold nothing of them. */
export function serviceTags(site: Site, { services, pageSheets }: Pick<Bundle, 'services' | 'pageSheets'>): HeadTag[] {
  if (services === null) return [];
  const script: HeadTag = {
    tag: 'script',
    attributes: { type: 'module', src: withBase(`/${services.script}`, site.base) },
  };
  const sheet = pageSheets.get(SHEET);
  const isSeen = site.consent !== false || site.notifications !== undefined || site.announcement !== undefined;
  if (!isSeen || sheet === undefined) return [script];
  return [script, { tag: 'link', attributes: { rel: 'stylesheet', href: withBase(`/${sheet}`, site.base) } }];
}

/** `{}` for all hosts: most pages then have one key less. */
function onHost(showIn: ShowIn, url: string): OnHost {
  const host = serviceHost(showIn, url);
  return host === null ? {} : { host };
}

type ServiceSettings = Pick<ClientConfig, 'consent' | 'analytics' | 'feedback' | 'notifications' | 'announcement'>;

/** Holds no key of a service that is off. */
export function serviceSettings(site: Site, { services }: Pick<Bundle, 'services'>, texts: Texts): ServiceSettings {
  const analytics = analyticsSettings(site, services?.ownAnalytics ?? null);
  return {
    ...consentSettings(site, texts),
    ...(analytics ? { analytics } : {}),
    ...feedbackSettings(site),
    ...notificationSettings(site, texts),
    ...(site.announcement && site.announcementHtml !== null ? { announcement: site.announcement.id } : {}),
  };
}

function consentSettings({ consent, base }: Site, t: Texts): Pick<ServiceSettings, 'consent'> {
  if (consent === false) return {};
  const policy = typeof consent === 'object' ? consent.policy : undefined;
  return {
    consent: {
      policy: policy === undefined ? null : withBase(policy, base),
      texts: {
        title: t.consentTitle,
        text: t.consentText,
        accept: t.consentAccept,
        refuse: t.consentRefuse,
        policy: t.consentPolicy,
        refusedByBrowser: t.consentRefusedByBrowser,
        close: t.consentClose,
      },
    },
  };
}

const GTAG_SCRIPT = 'https://www.googletagmanager.com/gtag/js';
/** The variant that sends page views only when it is told to. */
const PLAUSIBLE_SCRIPT = 'https://plausible.io/js/script.manual.js';

function analyticsSettings({ analytics, base, url }: Site, ownAnalytics: string | null): AnalyticsClientConfig | null {
  const { adapter, id = [], domain, script, integrity, showIn } = analytics;
  const rest = { ...(integrity === undefined ? {} : { integrity }), ...onHost(showIn, url) };
  switch (adapter) {
    case 'none':
      return null;
    case 'gtag':
      return { adapter, ids: [id].flat(), script: script ?? GTAG_SCRIPT, ...rest };
    case 'plausible':
      return { adapter, domain: domain ?? new URL(url).hostname, script: script ?? PLAUSIBLE_SCRIPT, ...rest };
    default:
      return ownAnalytics === null ? null : { adapter: 'module', script: withBase(`/${ownAnalytics}`, base), ...rest };
  }
}

function feedbackSettings(site: Site): Pick<ServiceSettings, 'feedback'> {
  const { feedback, repo } = site;
  if (feedback === undefined) return {};
  const settings = { endpoint: feedback.endpoint ?? null, issue: newIssue(site), repo: repo?.url ?? '' };
  return { feedback: { ...settings, ...onHost(feedback.showIn, site.url) } };
}

/** Where the build publishes the file of the project: the name stays, so that news do not change every page. */
export const NOTIFICATIONS_FILE = 'notifications.json';

function notificationSettings({ notifications, base, url }: Site, t: Texts): Pick<ServiceSettings, 'notifications'> {
  if (notifications === undefined) return {};
  const { permanent } = notifications;
  return {
    notifications: {
      url: withBase(notifications.url ?? `/${NOTIFICATIONS_FILE}`, base),
      permanent: permanent
        ? {
            title: permanent.title ?? null,
            text: permanent.text,
            href: permanent.href === undefined ? null : withBase(permanent.href, base),
            language: permanent.userLanguage ?? null,
          }
        : null,
      texts: { title: t.notifications, unseen: t.notificationsUnseen, notAllowed: t.notificationsNotAllowed },
      ...onHost(notifications.showIn, url),
    },
  };
}
