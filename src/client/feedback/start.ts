// Answers votes and the buttons of sections: loaded with the first click on one of them.
import { issueUrl } from '../../lib/issue-url.ts';
import type { FeedbackClientConfig } from '../../model/client-config.ts';
import { type EventParams, type TrackedWindow, track } from '../analytics/track.ts';
import type { SettingsStorage } from '../state/scheme.ts';
import { createForm } from './form.ts';
import { type CommentedSection, type Feedback, isWorthSending, sectionUrl } from './payload.ts';
import { CLICKED, type Rating, readRating, showRating, storeRating } from './rating.ts';
import { type SubmitEnv, submitFeedback } from './submit.ts';

/** Milliseconds that a message stays: behaviour §6.5. */
export const MESSAGE_MS = 3000;

export interface FeedbackEnv extends Omit<SubmitEnv, 'endpoint'> {
  readonly document: Document;
  readonly location: Pick<Location, 'href'>;
  readonly storage: SettingsStorage | null;
  readonly config: FeedbackClientConfig;
  /** Where analytics listens. */
  readonly events: TrackedWindow;
}

/** Gives what answers a click, which may be over by then. */
export function startFeedback(place: HTMLElement, env: FeedbackEnv): (click: Pick<Event, 'target'>) => void {
  const { document, location, storage, config } = env;
  const pathname = place.dataset.pathname ?? '';
  const say = createStatus(place, env);
  let rating = readRating(storage, pathname);
  let section: CommentedSection | null = null;
  let opener: HTMLElement | null = null;

  let closed = 0; // Times.
  const close = (): void => {
    closed += 1;
    form.wait(false);
    form.close();
    opener?.focus();
  };

  const submit = async (comment: string): Promise<void> => {
    const { endpoint, repo } = config;
    if (endpoint === null) return;
    if (!isWorthSending(comment)) {
      say(place.dataset.short);
      form.focus();
      return;
    }
    form.wait(true);
    const productId = document.querySelector<HTMLMetaElement>('meta[name="mui:productId"]')?.content ?? 'null';
    const feedback = { rating, comment, section, href: location.href, repo, productId };
    const before = closed;
    const isSent = await submitFeedback(feedback, { ...env, endpoint });
    track(env.events, 'feedback', eventOf(isSent ? 'submit' : 'failure', feedback));
    // Who has closed the form meanwhile may be writing something else.
    if (closed === before) {
      form.wait(false);
      if (isSent) close();
    }
    say(isSent ? place.dataset.sent : place.dataset.failed);
  };

  const form = createForm(place, { submit: (comment) => void submit(comment), cancel: close });

  const open = (button: HTMLElement, about: CommentedSection | null): void => {
    opener = button;
    section = about;
    const issue =
      config.issue === null ? null : issueUrl(config.issue, about ? sectionUrl(location.href, about) : location.href);
    form.open({ rating, section, issue });
    say('');
    form.focus();
  };

  const vote = (button: HTMLElement, voted: Rating): void => {
    if (voted === rating) {
      if (form.isOpen) form.focus();
      else button.focus(); // Not all browsers focus what is clicked.
      return;
    }
    rating = voted;
    storeRating(storage, pathname, voted);
    showRating(place, voted);
    open(button, null);
  };

  form.close();
  return ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(CLICKED) : null;
    if (!button) return;
    const { vote: voted, feedbackHash } = button.dataset;
    if (feedbackHash !== undefined) open(button, sectionOf(button, feedbackHash));
    else if (place.contains(button)) vote(button, voted === '1' ? 1 : 0);
  };
}

/** A section is named by its heading: the element of that id, else the one that the button stands in. */
function sectionOf(button: HTMLElement, hash: string): CommentedSection {
  const heading = button.closest('h1, h2, h3, h4, h5, h6') ?? button.ownerDocument.getElementById(hash);
  const words = heading?.cloneNode(true);
  if (words instanceof Element) for (const own of words.querySelectorAll('button')) own.remove();
  return { hash, title: words?.textContent?.trim() ?? '' };
}

function eventOf(action: string, { rating, section }: Pick<Feedback, 'rating' | 'section'>): EventParams {
  return { eventAction: action, eventLabel: section === null ? String(rating) : section.hash };
}

/** Says something for a while, to those who hear it as to those who see it. */
function createStatus(
  place: HTMLElement,
  { setTimeout, clearTimeout }: Pick<FeedbackEnv, 'setTimeout' | 'clearTimeout'>,
): (text: string | undefined) => void {
  const status = place.querySelector('[role=status]');
  let timer = 0;
  return (text = '') => {
    if (!status) return;
    clearTimeout(timer);
    status.textContent = text;
    if (text !== '') timer = setTimeout(() => status.replaceChildren(), MESSAGE_MS);
  };
}
