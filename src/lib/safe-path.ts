// Which paths a file of the site may be published at.

/** Relative, posix, without empty or dot segments, and free of control characters. */
export function isSafePath(path: string): boolean {
  return !UNSAFE.test(path);
}

const UNSAFE = /[\\\u0000-\u001f\u007f]|(?:^|\/)\.{0,2}(?:\/|$)|^[a-z]:/i;
