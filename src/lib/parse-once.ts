// For what is checked by a zod schema once: zod writes a function for each object of a schema and has it compiled, which takes
// three times as long as to check a config without.
export const PARSE_ONCE = { jitless: true };
