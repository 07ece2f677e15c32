// A quick look for what begins with a few characters that are rare.

/** Whether `whole`, which is sticky, matches anywhere that `start` stands: a pattern by itself looks at each character in turn. */
export function holdsTrace(text: string, start: string, whole: RegExp): boolean {
  for (let at = text.indexOf(start); at !== -1; at = text.indexOf(start, at + start.length)) {
    whole.lastIndex = at;
    if (whole.test(text)) return true;
  }
  return false;
}
