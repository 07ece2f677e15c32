// The API JSON: its form, checked once. Fields that docs-gen does not read are let through.
import * as z from 'zod';

/** Generators write `null` where there is nothing. */
const text = z.string().nullish();
const flag = z.boolean().nullish();

/** Integers in API data lie within ±9007199254740991 (specification §9): beyond, JSON has already lost digits. */
const literal = z
  .union([
    z.string(),
    z.boolean(),
    z
      .number()
      .refine(
        (value) => !Number.isInteger(value) || Number.isSafeInteger(value),
        'is too large to be exact: write it as text',
      ),
  ])
  .nullish();

const argument = z.union([
  z.string().transform((description) => ({ description, name: null, argType: null, argTypeDescription: null })),
  z.object({ name: text, description: z.string(), argType: text, argTypeDescription: text }),
]);

/** Texts of a row: in a file of their own, or beside the facts in JSON written by hand. */
const propTexts = z.object({
  description: text,
  requiresRef: flag,
  seeMoreText: text,
  deprecationInfo: text,
  typeDescriptions: z.record(z.string(), argument).nullish(),
});

const classTexts = z.object({ description: text, nodeName: text, conditions: text, deprecationInfo: text });

/** Props that most components have: style props, attributes and events of the DOM. */
export const propGroup = z.enum(['system', 'accessibility', 'events', 'dom']);

const prop = propTexts.extend({
  type: z
    .object({ name: text, description: text })
    .refine((type) => Boolean(type.name || type.description), 'needs a name or a description'),
  default: literal,
  required: flag,
  deprecated: flag,
  signature: z.object({ type: z.string(), describedArgs: z.array(z.string()).default([]), returned: text }).nullish(),
  additionalInfo: z.record(z.string(), z.boolean()).nullish(),
  seeMoreLink: z.object({ url: z.string(), text: z.string() }).nullish(),
  isProPlan: flag,
  isPremiumPlan: flag,
  /** Version of the package that brought it. */
  since: text,
  /** Rows of a group are folded. Left out: the prop is one of those that the component is about. */
  group: propGroup.nullish(),
});

const slot = z.object({ name: z.string(), description: text, default: literal, class: text });

const apiClass = classTexts.extend({ key: z.string(), className: z.string(), isGlobal: flag, isDeprecated: flag });

const page = z.object({
  name: z.string().regex(/^[A-Za-z_$][\w$.]*$/, 'must be the name of a component or a type'),
  imports: z.union([z.string().transform((line) => [line]), z.array(z.string())]).default([]),
  demos: text,
});

/** What a component takes over from another: names only, as their rows stand on the page of the other. */
const inheritedGroup = z.object({
  component: z.string(),
  /** Route of the API page of the other; null: it has none. */
  pathname: text,
  props: z.array(z.string()),
});

const cssVariable = z.object({ name: z.string().startsWith('--'), description: text, default: literal });

export const componentSchema = page.extend({
  props: z.record(z.string(), prop),
  /** Forms of the props: rows in which they differ, which are among the props, too. */
  alternatives: z.array(z.object({ name: z.string(), props: z.record(z.string(), prop) })).nullish(),
  slots: z.array(slot).nullish(),
  classes: z.array(apiClass).nullish(),
  /** Its props are `any`: the page does not claim that it has none. */
  unknownProps: flag,
  spread: flag,
  themeDefaultProps: flag,
  muiName: text,
  forwardsRefTo: text,
  filename: text,
  inheritance: z
    .object({
      component: z.string(),
      pathname: z.string().regex(/^(?:\/|https?:)/, 'must be a path of this site or a web address'),
    })
    .nullish(),
  deprecated: flag,
  deprecationInfo: text,
  componentDescription: text,
  since: text,
  inherited: z.array(inheritedGroup).nullish(),
  cssVariables: z.array(cssVariable).nullish(),
});

export const interfaceSchema = page.extend({
  properties: z.record(z.string(), prop),
  deprecated: flag,
  deprecationInfo: text,
  interfaceDescription: text,
  since: text,
});

/** A hook or another function. The rows of `parameters` and `returnValue` are the properties of an object where there is one. */
export const functionSchema = page.extend({
  kind: z.enum(['hook', 'function']).nullish(),
  /** As it is called, one for each overload. */
  signatures: z.array(z.string()).nullish(),
  parameters: z.record(z.string(), prop),
  /** null: it returns nothing, or one value, which `returns` tells of. */
  returnValue: z.record(z.string(), prop).nullish(),
  returns: z.object({ type: z.object({ name: text, description: text }), description: text }).nullish(),
  filename: text,
  deprecated: flag,
  deprecationInfo: text,
  since: text,
  hookDescription: text,
  functionDescription: text,
});

export const functionTextsSchema = z.object({
  hookDescription: text,
  functionDescription: text,
  deprecationInfo: text,
  parametersDescriptions: z.record(z.string(), propTexts).nullish(),
  returnValueDescriptions: z.record(z.string(), propTexts).nullish(),
});

export const componentTextsSchema = z.object({
  componentDescription: text,
  deprecationInfo: text,
  propDescriptions: z.record(z.string(), propTexts).nullish(),
  classDescriptions: z.record(z.string(), classTexts).nullish(),
  slotDescriptions: z.record(z.string(), z.string()).nullish(),
});

export const interfaceTextsSchema = z.object({
  interfaceDescription: text,
  propertiesDescriptions: z.record(z.string(), propTexts).nullish(),
});

/** `{ route: { page, descriptions, kind } }`, as in the config. */
export const routesSchema = z.record(
  z.string(),
  z.strictObject({
    page: z.string(),
    descriptions: z.string().optional(),
    kind: z.enum(['component', 'interface', 'hook', 'function']).optional(),
  }),
);

export type ComponentJson = z.output<typeof componentSchema>;
export type InterfaceJson = z.output<typeof interfaceSchema>;
export type FunctionJson = z.output<typeof functionSchema>;
export type FunctionTexts = z.output<typeof functionTextsSchema>;
export type ComponentTexts = z.output<typeof componentTextsSchema>;
export type InterfaceTexts = z.output<typeof interfaceTextsSchema>;
export type PropGroup = z.output<typeof propGroup>;
export type PropJson = z.output<typeof prop>;
export type PropTexts = z.output<typeof propTexts>;
export type ClassJson = z.output<typeof apiClass>;
export type SlotJson = z.output<typeof slot>;
