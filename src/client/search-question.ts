// The script of the start page: opens the search for who comes with a question, `/?q=words`, as search engines hand it on.
// `effects/search.ts` puts the words into the field.

/** Its own script stands before this one, and listens by now. */
const button = document.querySelector<HTMLElement>('[data-search]');
if (new URLSearchParams(location.search).get('q')) button?.click();

export {};
