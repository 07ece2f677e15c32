// Which copies of a site a service runs on: one gate for ads, analytics with web vitals, feedback and notifications.

/** `host`: the only host that the service runs on, by `showIn: 'production'`; null or absent: it runs on all. */
export function runsHere(host: string | null | undefined, { hostname }: Pick<Location, 'hostname'>): boolean {
  return host === null || host === undefined || host === hostname;
}
