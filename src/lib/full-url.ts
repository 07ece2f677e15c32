// The full address of a path on the host of a site: each page names a handful, and most of them are plain.

/** Host and scheme, as `https://docs.example`, by what the config says of the site. */
const HOSTS = new Map<string, string>();

/** What `new URL(path, site).href` gives; it is asked only where the path is not plain. */
export function fullUrl(path: string, site: string): string {
  const isPlain = /^\/[\w/.~-]*$/.test(path) && !path.startsWith('//') && !path.includes('/.');
  if (!isPlain) return new URL(path, site).href;
  let host = HOSTS.get(site);
  if (host === undefined) {
    host = new URL('/', site).href.slice(0, -1);
    HOSTS.set(site, host);
  }
  return host + path;
}
