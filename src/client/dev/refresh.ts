// Fetches the open page anew, however many changes come: one question at a time, so that no answer comes over a newer one,
// and the last change is always asked about.

/** A page as the server sends it now. */
export interface Answer {
  readonly html: string;
}

export interface RefreshEnv {
  /** Null: what the server has is no page to show in the place of this one. Rejects when the server is gone or takes too long. */
  readonly ask: () => Promise<Answer | null>;
  readonly show: (answer: Answer) => Promise<void>;
  readonly failed: (error: unknown) => void;
  /** HTML that the page was made of. */
  readonly first: string;
}

/** Each call promises that what is shown afterwards was asked for later than the call. */
export function createRefresh({ ask, show, failed, first }: RefreshEnv): () => void {
  let isWanted = false;
  let isBusy = false;
  let shown = first;
  const run = async (): Promise<void> => {
    isBusy = true;
    while (isWanted) {
      isWanted = false;
      try {
        const answer = await ask();
        if (!answer || answer.html === shown) continue;
        await show(answer);
        shown = answer.html;
      } catch (error) {
        failed(error);
      }
    }
    isBusy = false;
  };
  return () => {
    isWanted = true;
    if (!isBusy) void run();
  };
}
