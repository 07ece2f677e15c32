// Which notifications a reader sees, and how many of them are new (behaviour §6.6).

export interface Notification {
  readonly id: number;
  readonly title: string | null;
  readonly text: string;
  readonly href: string | null;
  /** Null: for readers of every language. */
  readonly language: string | null;
}

/** Stands at the end of the list, and is never new. */
export type PermanentNotification = Omit<Notification, 'id'>;

export interface ListedNotification extends PermanentNotification {
  /** Null: the permanent one. */
  readonly id: number | null;
}

/** The last so many of the file, before the language is looked at. */
const SHOWN = 3;
/** Characters: what is longer is no notification, whatever a host has sent. */
const LONGEST = 2000;

/** What is not as it should be is left out: the file may come from another host. */
export function readNotifications(json: unknown): Notification[] {
  return Array.isArray(json) ? json.flatMap((entry) => readNotification(entry) ?? []) : [];
}

function readNotification(entry: unknown): Notification | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const { id, title, text, href, userLanguage } = entry as Readonly<Record<string, unknown>>; // Each is looked at below.
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 0 || !isText(text)) return null;
  return {
    id,
    title: isText(title) ? title : null,
    text,
    href: typeof href === 'string' ? href : null,
    language: typeof userLanguage === 'string' ? userLanguage : null,
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST;
}

/** The permanent one and the last three of the file, as far as they are for this language; newest first. */
export function listNotifications(
  all: readonly Notification[],
  permanent: PermanentNotification | null,
  language: string,
): ListedNotification[] {
  const list: ListedNotification[] = [...(permanent ? [{ ...permanent, id: null }] : []), ...all.slice(-SHOWN)];
  return list.filter((entry) => entry.language === null || entry.language === language).reverse();
}

/** Ids grow: the reader has seen those up to the last one that was shown. */
export function countUnseen(list: readonly ListedNotification[], lastSeen: number): number {
  return list.filter(({ id }) => id !== null && id > lastSeen).length;
}

/** -1 where nothing was seen, or the cookie is another program's. */
export function lastSeenOf(cookies: string): number {
  const value = /(?:^|;\s*)lastSeenNotification=(\d{1,15})(?:;|$)/.exec(cookies)?.[1];
  return value === undefined ? -1 : Number(value);
}

/** Seconds, one year: specification §9. */
const MAX_AGE = 31_536_000;

/** What to assign to `document.cookie` when the list is opened; null: there is nothing that could be seen. */
export function lastSeenCookie(list: readonly ListedNotification[]): string | null {
  const ids = list.flatMap(({ id }) => id ?? []);
  return ids.length === 0 ? null : `lastSeenNotification=${Math.max(...ids)};path=/;max-age=${MAX_AGE}`;
}
