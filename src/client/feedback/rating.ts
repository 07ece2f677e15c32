// What the reader thinks of a page: kept in the browser under the page's pathname (behaviour §6.5).
import { readSetting, type SettingsStorage, writeSetting } from '../state/scheme.ts';

/** What readers click: a vote, or the button of a section. */
export const CLICKED = '[data-vote], [data-feedback-hash]';

/** 1: helpful, 0: not. */
export type Rating = 1 | 0;

/** Null: no vote, or what is stored is none. */
export function readRating(storage: SettingsStorage | null, pathname: string): Rating | null {
  const stored = readSetting(storage, keyOf(pathname));
  return stored === '1' ? 1 : stored === '0' ? 0 : null;
}

export function storeRating(storage: SettingsStorage | null, pathname: string, rating: Rating): void {
  writeSetting(storage, keyOf(pathname), String(rating));
}

function keyOf(pathname: string): string {
  return `feedback-${pathname}`;
}

export function showRating(place: HTMLElement, rating: Rating | null): void {
  for (const button of place.querySelectorAll('[data-vote]'))
    button.setAttribute('aria-pressed', String(button.getAttribute('data-vote') === String(rating)));
}
