// The corpus with a Markdown mirror of every page. Budgets of bytes are held by the other build.
import site from './site.config.ts';

export default { ...site, llms: true, budgets: undefined };
