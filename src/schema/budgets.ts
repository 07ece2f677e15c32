// How heavy a page may be, as an author writes it: sizes with a unit, for all pages and for some.
import * as z from 'zod';

const UNITS = { B: 1, KB: 1024, MB: 1024 * 1024 } as const;
const SIZE = /^(\d+(?:\.\d+)?) ?(B|KB|MB)$/;

/** Becomes a number of bytes. */
const size = () =>
  z
    .union([z.int().positive(), z.string().regex(SIZE, "must be a number followed by B, KB or MB, as in '8 KB'")])
    .transform((value) => (typeof value === 'number' ? value : toBytes(value)));

function toBytes(text: string): number {
  const [, number, unit] = SIZE.exec(text) ?? [];
  return Math.round(Number(number) * UNITS[unit as keyof typeof UNITS]); // The pattern knows these units only.
}

const limits = {
  js: size()
    .optional()
    .describe('JavaScript that a page runs before its reader does anything: files that it loads, and inline scripts.'),
  css: size().optional().describe('Style sheets that a page links.'),
  html: size().optional().describe('The page itself.'),
};

export const budgetsSchema = z.strictObject({
  ...limits,
  severity: z.enum(['warning', 'error']).default('error').describe('What a page over its budget is.'),
  routes: z
    .record(
      z.string().regex(/^\//, 'must start with a slash'),
      z.strictObject({
        js: limits.js.describe('In the place of `budgets.js`.'),
        css: limits.css.describe('In the place of `budgets.css`.'),
        html: limits.html.describe('In the place of `budgets.html`.'),
      }),
    )
    .default({})
    .describe(
      'Other budgets for some pages, by route. `*` stands for any text; of two that match, the later one counts.',
    ),
});

export type Budgets = z.output<typeof budgetsSchema>;
export type BudgetKind = keyof typeof limits;
