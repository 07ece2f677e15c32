// The URL contract as it stands in its file: by route, the ids of a page, or the route that a former page went to.
import * as z from 'zod';

/** A former address may be a pattern, as redirects have it. */
const address = z.string().regex(/^\/(?:.*[/*])?$/s, 'is not a route: it must start and end with a slash');

const ids = z.array(z.string());
const destination = z
  .string()
  .regex(/^\/(?:[^#]*\/)?(?:[^#/]*:[^#/]+)?(?:#.+)?$/s, 'must be a list of ids, or the new route of the page');

export const urlContractSchema = z.record(address, z.union([ids, destination])).check(({ value, issues }) => {
  for (const [route, listed] of Object.entries(value))
    if (route.endsWith('*') && typeof listed !== 'string')
      issues.push({
        code: 'custom',
        input: listed,
        path: [route],
        message: 'is a pattern: its value must be a route, not a list of ids',
      });
});

export type UrlContractFile = z.output<typeof urlContractSchema>;
