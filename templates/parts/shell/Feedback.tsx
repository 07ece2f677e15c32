// Asks whether the page helps. The form waits in a template until somebody answers; the words of messages stand beside it.
import type { FeedbackPlace } from '../../../src/render/page-props.ts';
import type { CommonProps } from '../../../src/render/template-props.ts';
import { Icon } from '../icon.tsx';

interface Props extends Pick<CommonProps, 'translations'> {
  readonly place: FeedbackPlace;
}

export function Feedback({ place, translations: t }: Props) {
  return (
    <section
      className="dg-feedback"
      aria-labelledby="dg-feedback-title"
      data-pathname={place.pathname}
      data-sent={t.feedbackSent}
      data-short={t.feedbackTooShort}
      data-failed={t.feedbackFailed}
    >
      <div className="dg-feedback-ask">
        <p id="dg-feedback-title">{t.feedback}</p>
        <Vote rating={1} icon="yes" label={t.feedbackYes} />
        <Vote rating={0} icon="no" label={t.feedbackNo} />
        {place.issueHref !== null && (
          <noscript>
            <a href={place.issueHref} target="_blank" rel="noopener nofollow">
              {t.feedbackIssue}
            </a>
          </noscript>
        )}
      </div>
      <p role="status" />
      <template>
        {place.takesComments ? (
          <CommentForm place={place} translations={t} />
        ) : (
          <IssueLink place={place} translations={t} />
        )}
        <button
          type="button"
          className="dg-feedback-here"
          data-feedback-hash=""
          title={t.feedbackPost}
          aria-label={t.feedbackPostOn}
        >
          <Icon name="comment" />
        </button>
      </template>
    </section>
  );
}

interface VoteProps {
  readonly rating: 1 | 0;
  readonly icon: 'yes' | 'no';
  readonly label: string;
}

function Vote({ rating, icon, label }: VoteProps) {
  return (
    <button
      type="button"
      aria-pressed="false"
      data-vote={rating}
      data-ga-event-category="feedback"
      data-ga-event-action="vote"
      data-ga-event-label={rating}
    >
      <Icon name={icon} />
      {label}
    </button>
  );
}

function CommentForm({ place, translations: t }: Props) {
  return (
    <form className="dg-feedback-form">
      <label
        htmlFor="dg-feedback-comment"
        dir="auto"
        data-about-good={t.feedbackGood}
        data-about-bad={t.feedbackBad}
        data-about-section={t.feedbackSection}
      >
        {t.feedbackBad}
      </label>
      <textarea id="dg-feedback-comment" rows={4} dir="auto" aria-describedby="dg-feedback-hint" />
      <p id="dg-feedback-hint" dir="auto">
        {t.feedbackHint}{' '}
        <span>
          <kbd>Ctrl + Enter</kbd> {t.feedbackKey}.
        </span>
      </p>
      {place.issueHref !== null && (
        <p className="dg-feedback-issue">
          {t.feedbackNeedsAnswer} <Issue href={place.issueHref} translations={t} />
        </p>
      )}
      <div className="dg-feedback-buttons">
        <button type="submit" aria-keyshortcuts="Control+Enter Meta+Enter">
          {t.feedbackSubmit}
        </button>
        <button type="button" data-cancel="">
          {t.feedbackCancel}
        </button>
      </div>
    </form>
  );
}

/** Without an endpoint nothing is sent, so this is not a form: an issue is the place for what readers have to say. */
function IssueLink({ place, translations: t }: Props) {
  return (
    <div className="dg-feedback-form">
      <p>{t.feedbackThanks}</p>
      {place.issueHref !== null && (
        <p className="dg-feedback-issue">
          <Issue href={place.issueHref} translations={t} />
        </p>
      )}
      <div className="dg-feedback-buttons">
        <button type="button" data-cancel="">
          {t.feedbackClose}
        </button>
      </div>
    </div>
  );
}

/** The script says of which section, and with which query. */
function Issue({ href, translations: t }: Pick<Props, 'translations'> & { readonly href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener nofollow">
      {t.feedbackIssue}
      <Icon name="external" className="dg-external" />
    </a>
  );
}
