// The host that a service with `showIn: 'production'` runs on.

/** Null: it runs on all hosts. `url`: of the site. */
export function serviceHost(showIn: 'production' | 'everywhere', url: string): string | null {
  return showIn === 'everywhere' ? null : new URL(url).hostname;
}
