// What a site publishes for language models, and what its pages offer readers who work with one.
import * as z from 'zod';
import { nearest } from '../lib/nearest.ts';

const PLACEHOLDERS = ['{url}', '{prompt}'];

const assistantHref = z.string().check(({ value, issues }) => {
  const wrong = (message: string, params: { readonly nearest?: string } = {}): void => {
    issues.push({ code: 'custom', input: value, message, params });
  };
  if (!/^https?:\/\/[^/]/.test(value)) return wrong('must be a URL that starts with https:// or http://');
  const [unknown] = (value.match(/\{[^{}]*\}/g) ?? []).filter((found) => !PLACEHOLDERS.includes(found));
  if (unknown !== undefined)
    return wrong(`contains ${unknown}; the only placeholders are {url} and {prompt}`, {
      nearest: nearest(unknown, PLACEHOLDERS) ?? '{url}',
    });
  if (!PLACEHOLDERS.some((name) => value.includes(name)))
    wrong('must contain {url} or {prompt}, which identify the page');
});

const pageActionsSchema = z.strictObject({
  copy: z.boolean().default(true).describe('A button copies the page as Markdown.'),
  view: z.boolean().default(true).describe('A link opens the page as Markdown.'),
  openIn: z
    .array(
      z.union([
        z.enum(['chatgpt', 'claude']),
        z.strictObject({
          name: z.string().min(1).describe('Name of the assistant, as readers see it.'),
          href: assistantHref
            .describe(
              'Its address: `{url}` stands for the address of the page as Markdown, `{prompt}` for a question that holds it.',
            )
            .meta({ example: 'https://ai.acme.example/?q={prompt}' }),
        }),
      ]),
    )
    .default([])
    .describe('Assistants that links open with the page.'),
});

export const llmsSchema = z.union([
  z.boolean(),
  z.strictObject({
    pageActions: pageActionsSchema
      .optional()
      .describe('Beside the title of a page: what readers may do with its Markdown. `{}` copies it and shows it.'),
  }),
]);

export type PageActionsConfig = z.output<typeof pageActionsSchema>;
