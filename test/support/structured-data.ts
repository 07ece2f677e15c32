// What is wrong with JSON-LD of a page: types and fields of schema.org that we write, and what search engines ask of them.
import * as z from 'zod';

/** Empty: nothing. */
export function structuredDataProblems(thing: unknown): string[] {
  const { error } = thingSchema.safeParse(thing);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

/** All that a page says, parsed. */
export function structuredData(html: string): unknown[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].map(([, json = '']) => JSON.parse(json));
}

const context = z.literal('https://schema.org');
const words = z.string().regex(/\S/);
const address = z.url({ protocol: /^https?$/ });

/** Google’s “Article”: headline and date, with a zone; all fields are optional there, those that we promise are not. */
const article = z.strictObject({
  '@context': context,
  '@type': z.literal('TechArticle'),
  headline: words,
  description: words.optional(),
  url: address,
  inLanguage: z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/),
  image: address.optional(),
  dateModified: z.iso.datetime({ offset: true }).optional(),
});

/** Google’s “Breadcrumb”: positions from one on, an address and a name for each step. */
const breadcrumbs = z.strictObject({
  '@context': context,
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int().positive(), name: words, item: address }))
    .min(1)
    .refine((items) => items.every(({ position }, index) => position === index + 1), 'positions do not count up'),
});

/** “Sitelinks search box”: the address holds the name of the input. */
const webSite = z.strictObject({
  '@context': context,
  '@type': z.literal('WebSite'),
  name: words,
  url: address,
  description: words.optional(),
  potentialAction: z
    .strictObject({
      '@type': z.literal('SearchAction'),
      target: z.strictObject({
        '@type': z.literal('EntryPoint'),
        urlTemplate: z.string().regex(/^https?:\/\/[^/]+\/(?:.*\/)?\?q=\{search_term_string\}$/),
      }),
      'query-input': z.literal('required name=search_term_string'),
    })
    .optional(),
});

const thingSchema = z.discriminatedUnion('@type', [article, breadcrumbs, webSite]);
