// What gray-matter loads for YAML, and docs-gen never asks: `src/content/front-matter.ts` gives it readers of its own.
exports.safeLoad = exports.safeDump = () => {
  throw new Error('Front matter is read by src/content/front-matter.ts.');
};
