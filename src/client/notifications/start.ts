// Fetches the notifications of the site when the page has nothing better to do, and shows them behind the bell of the header.
import type { NotificationsClientConfig } from '../../model/client-config.ts';
import { jsonWithSiteBase } from '../config.ts';
import {
  countUnseen,
  type ListedNotification,
  lastSeenCookie,
  lastSeenOf,
  listNotifications,
  type Notification,
  readNotifications,
} from './list.ts';
import { notificationText, pageAddress } from './text.ts';

/** Milliseconds before the file is asked for: behaviour §6.6. */
export const FETCH_AFTER_MS = 1500;

/** A crawler of search engines that has no use for news. */
const SKIPPED = /glebot/i;

export interface NotificationsView {
  readonly document: Document;
  readonly navigator: Pick<Navigator, 'userAgent'>;
  readonly fetch: (address: string) => Promise<Pick<Response, 'ok' | 'json'>>;
  readonly setTimeout: (run: () => void, ms: number) => number;
  readonly clearTimeout: (timer: number) => void;
}

/** Returns what ends it, for a reader who takes an agreement back. */
export function startNotifications(view: NotificationsView, config: NotificationsClientConfig): () => void {
  const { document } = view;
  const menu = menuOf(document);
  const bell = document.querySelector<HTMLElement>('[popovertarget="dg-notifications"]');
  if (!menu || !bell || SKIPPED.test(view.navigator.userAgent)) return () => undefined;
  let list: readonly ListedNotification[] | null = null;
  const markSeen = (): void => {
    const cookie = list && isOpen(menu) ? lastSeenCookie(list) : null;
    if (cookie !== null) document.cookie = cookie;
    if (cookie !== null) showCount(bell, 0, config);
  };
  let asked: Promise<void> | null = null;
  const load = (): Promise<void> => {
    asked ??= fetchNotifications(view, config.url).then((all) => {
      list = listNotifications(all, config.permanent, document.documentElement.lang);
      showList(menu, list, view);
      showCount(bell, countUnseen(list, lastSeenOf(document.cookie)), config);
      markSeen();
    });
    return asked;
  };
  // A reader who opens the list need not wait.
  const toggled = (): void => {
    if (isOpen(menu)) void load().then(markSeen);
  };
  menu.addEventListener('toggle', toggled);
  const timer = view.setTimeout(() => void load(), isOpen(menu) ? 0 : FETCH_AFTER_MS);
  return () => {
    menu.removeEventListener('toggle', toggled);
    view.clearTimeout(timer);
  };
}

/** The list of a reader whose agreement would be needed to fetch the file: it says so, and has what the page knows anyway. */
export function explainNotifications(view: ListView, { permanent, texts }: NotificationsClientConfig): void {
  const menu = menuOf(view.document);
  const why = { id: null, title: null, text: texts.notAllowed, href: null, language: null };
  const always = listNotifications([], permanent, view.document.documentElement.lang);
  if (menu) showList(menu, [why, ...always], view);
}

/** A host that fails has no news. */
export async function fetchNotifications(
  { fetch }: Pick<NotificationsView, 'fetch'>,
  url: string,
): Promise<Notification[]> {
  try {
    const response = await fetch(url);
    return response.ok
      ? readNotifications(
          process.env.RELATIVE_BASE === 'yes'
            ? jsonWithSiteBase(await response.json(), document)
            : await response.json(),
        )
      : [];
  } catch (error) {
    console.warn('The notifications could not be loaded.', error);
    return [];
  }
}

function menuOf(document: Document): HTMLElement | null {
  return document.getElementById('dg-notifications');
}

function isOpen(menu: HTMLElement): boolean {
  return menu.matches(':popover-open');
}

function showCount(bell: HTMLElement, unseen: number, { texts }: NotificationsClientConfig): void {
  const badge = bell.querySelector('.dg-badge');
  if (badge) badge.textContent = unseen === 0 ? '' : String(unseen);
  const label = unseen === 0 ? texts.title : texts.unseen.replace('{{count}}', String(unseen));
  bell.setAttribute('aria-label', label);
}

type ListView = Pick<NotificationsView, 'document'>;

function showList(menu: HTMLElement, list: readonly ListedNotification[], view: ListView): void {
  const items = list.map((entry) => item(entry, view));
  menu.querySelector('ul')?.replaceChildren(...items);
  menu.toggleAttribute('data-empty', items.length === 0);
  menu.setAttribute('data-loaded', '');
}

function item({ title, text, href }: ListedNotification, { document }: ListView): HTMLElement {
  const made = document.createElement('li');
  const address = pageAddress(href);
  if (title !== null) {
    const heading = document.createElement(address === null ? 'strong' : 'a');
    heading.textContent = title;
    if (address !== null) heading.setAttribute('href', address);
    made.append(heading);
  }
  const body = document.createElement('p');
  body.append(notificationText(text, document));
  if (title === null && address !== null && !body.querySelector('a')) {
    const link = document.createElement('a');
    link.href = address;
    link.append(...body.childNodes);
    body.append(link);
  }
  made.append(body);
  return made;
}
