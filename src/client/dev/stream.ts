// The line to the server of a session: kept while the page is seen, and taken up again when the server was away.

export interface StreamEnv {
  readonly open: (line: LineListener) => { readonly close: () => void };
  /**
   * Before each new try: whether the server is there, and whether it still serves the session that this page is of.
   */
  readonly look: () => Promise<'gone' | 'same' | 'other'>;
  readonly setTimeout: (run: () => void, ms: number) => number;
  readonly clearTimeout: (timer: number | undefined) => void;
}

/** What an `EventSource` tells. */
export interface LineListener {
  readonly opened: () => void;
  readonly message: (data: string) => void;
  readonly failed: () => void;
}

export interface StreamListener {
  readonly message: (data: string) => void;
  /** The line is there, for the first time or again: what happened before it was not heard. */
  readonly opened: () => void;
  /** Called once for each time that it breaks. */
  readonly lost: () => void;
  /** The server is there and knows nothing of this page's session. */
  readonly replaced: () => void;
}

export interface Stream {
  /** A browser keeps few lines to a server: pages that nobody sees give theirs back. */
  pause(): void;
  resume(): void;
  /** There may be a network again: the next try is made at once. */
  hurry(): void;
}

/** Wait before a try, in milliseconds: at first, and at most. */
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5000;

export function startStream({ open, look, setTimeout, clearTimeout }: StreamEnv, listener: StreamListener): Stream {
  let close: (() => void) | null = null;
  let timer: number | undefined;
  let wait = FIRST_WAIT_MS;
  let isLost = false;
  let isPaused = false;
  /** Counts starts and ends, so that an answer that comes too late is known as such. */
  let turn = 0;

  const connect = (): void => {
    const mine = ++turn;
    // What a line says that has been given up is nothing.
    const ifMine = (run: () => void) => () => {
      if (mine === turn) run();
    };
    const line = open({
      opened: ifMine(() => {
        wait = FIRST_WAIT_MS;
        isLost = false;
        listener.opened();
      }),
      message: (data) => ifMine(() => listener.message(data))(),
      failed: ifMine(() => {
        drop();
        away();
      }),
    });
    close = () => line.close();
  };
  const drop = (): void => {
    turn++;
    close?.();
    close = null;
  };
  const away = (): void => {
    if (!isLost) listener.lost();
    isLost = true;
    later();
  };
  const later = (): void => {
    timer = setTimeout(() => void attempt(), wait);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  };
  const attempt = async (): Promise<void> => {
    timer = undefined;
    const mine = ++turn;
    const found = await look();
    if (mine !== turn || isPaused) return;
    if (found === 'same') connect();
    else if (found === 'gone') away();
    else listener.replaced();
  };

  connect();
  return {
    pause() {
      isPaused = true;
      clearTimeout(timer);
      timer = undefined;
      drop();
    },
    resume() {
      if (!isPaused) return;
      isPaused = false;
      void attempt();
    },
    hurry() {
      if (timer === undefined) return;
      clearTimeout(timer);
      wait = FIRST_WAIT_MS;
      void attempt();
    },
  };
}
