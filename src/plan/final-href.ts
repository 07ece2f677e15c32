// The address of a place on the site, as pages write it.
import { encodePath, withBase } from '../lib/url.ts';
import type { Site } from '../model/site.ts';

export function finalHref(route: string, anchor: string, { base }: Pick<Site, 'base'>): string {
  return withBase(encodePath(route), base) + (anchor === '' ? '' : `#${anchor}`);
}
