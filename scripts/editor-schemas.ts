// The schemas of what authors write, as JSON Schema for their editors: made from the schemas that the program itself uses.
import * as z from 'zod';
import { componentSchema, functionSchema, interfaceSchema } from '../src/schema/api-json.ts';
import { frontMatterSchema } from '../src/schema/front-matter.ts';
import { pageTreeSchema } from '../src/schema/page-tree.ts';

/** Folder of the package that holds them. */
export const SCHEMAS_FOLDER = 'schemas';

const SCHEMAS = {
  'front-matter.schema.json': ['Front matter of a page', frontMatterSchema],
  'pages.schema.json': ['Page tree of a product', pageTreeSchema],
  'api.schema.json': [
    'Component, type, hook or function of an API page',
    z.union([componentSchema, interfaceSchema, functionSchema]),
  ],
} as const;

/** The text of each file, by its name. */
export function editorSchemas(): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(SCHEMAS).map(([name, [title, schema]]) => [
      name,
      `${JSON.stringify(toJson(title, schema), null, 2)}\n`,
    ]),
  );
}

/** `input`: what an author writes, before defaults are filled in. Draft 7 is what editors know best. */
function toJson(title: string, schema: z.ZodType): object {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input', target: 'draft-7', unrepresentable: 'any' });
  return { $schema, title, ...rest };
}
