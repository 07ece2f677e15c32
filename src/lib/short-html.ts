// The HTML of short texts: news and ads. Builds clean those of the project with this list, browsers those of other hosts.

export const EMPHASIS: readonly string[] = ['b', 'strong', 'i', 'em', 'small', 'br', 'wbr', 'code', 'sub', 'sup'];

/** Elements whose content is not text. */
export const DROPPED: readonly string[] = [
  ...['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'title', 'textarea', 'select'],
  ...['audio', 'video', 'canvas', 'noembed', 'noframes', 'xmp', 'plaintext'],
];
