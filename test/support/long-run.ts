// Whether tests run with their full counts, as `npm run test:long` asks for, or with samples.

export const IS_LONG = process.env.DOCS_GEN_LONG === '1';
