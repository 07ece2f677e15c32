// Checks that the name of every test is a sentence that begins with its subject. The name is what a CI log prints:
// the titles of all `describe` blocks around a test, then its own. Usage: node scripts/lint-test-names.mjs
import { readFileSync } from 'node:fs';
import { parse } from '@babel/parser';
import fg from 'fast-glob';

const ROOT = new URL('../', import.meta.url).pathname;

// Words that no subject begins with: prepositions, conjunctions, question words, pronouns without a noun, and verbs.
const NOT_A_SUBJECT = new Set(
  `about above across after against along among around as at before behind below beside between beyond by despite down
  during except for from in inside into like near of off on onto out outside over past per since than through throughout
  to toward towards under until up upon via with within without
  although and because both but either if neither nor once or so that though unless when whenever where wherever
  whereas whether while yet
  how what whatever which whichever who whoever whom whose why
  again elsewhere even further here not only otherwise similar soon then there twice
  he her his it she they this these those we you
  adds allows are asks be begins belongs builds can cannot changes checks closes comes compiles contains copies costs
  could counts creates did do does draws ends fails finds follows gets gives goes had handles has have helps holds ignores
  is keeps leaves lets links lists loads looks makes may measures must names needs opens prints publishes puts reads
  refuses rejects removes renders replaces reports resolves returns runs says sends serves shall should shows starts
  stays stops stray survives takes tells throws turned turns understands uses warns was were will works would writes`.split(
    /\s+/,
  ),
);

/** What is wrong with one name; `undefined` if nothing is. */
export function problemOfName(name) {
  const [first = ''] = /^[\p{L}]+(?![\p{L}\p{N}.()_-])/u.exec(name) ?? [];
  if (NOT_A_SUBJECT.has(first.toLowerCase())) return `“${first}” does not begin a subject`;
  if (!name.includes(' ')) return 'one word is not a sentence';
  return undefined;
}

/** The names of the tests of one file, with the line where each test starts. */
export function testNames(code) {
  const { program } = parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
  const names = [];
  const visit = (node, titles) => {
    if (node.type === 'CallExpression') {
      const kind = calledName(node);
      const title = titleOf(node.arguments[0]);
      if (kind !== undefined && title !== undefined) {
        if (kind === 'test') names.push({ name: [...titles, title].join(' > '), line: node.loc.start.line });
        for (const argument of node.arguments.slice(1)) visit(argument, [...titles, title]);
        return;
      }
    }
    for (const child of children(node)) visit(child, titles);
  };
  visit(program, []);
  return names;
}

/** `test` or `describe`, for `test(…)`, `test.skipIf(…)(…)` and `test.each(…)(…)`, but not for the inner call of those. */
function calledName({ callee }) {
  if (callee.type === 'MemberExpression' && ['each', 'for', 'runIf', 'skipIf'].includes(callee.property.name)) return;
  let base = callee;
  while (base.type !== 'Identifier') {
    if (base.type === 'MemberExpression') base = base.object;
    else if (base.type === 'CallExpression') base = base.callee;
    else if (base.type === 'TaggedTemplateExpression') base = base.tag;
    else return;
  }
  if (base.name === 'test' || base.name === 'it') return 'test';
  return base.name.startsWith('describe') ? 'describe' : undefined;
}

function titleOf(node) {
  if (node?.type === 'StringLiteral') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('%s');
  return undefined;
}

function children(node) {
  return Object.values(node)
    .flat()
    .filter((value) => typeof value?.type === 'string' && value.loc);
}

if (import.meta.filename === process.argv[1]) {
  const files = fg.sync('test/**/*.test.{ts,tsx}', { cwd: ROOT, ignore: ['test/fixtures/**'] }).sort();
  const problems = files.flatMap((file) =>
    testNames(readFileSync(`${ROOT}${file}`, 'utf8')).flatMap(({ name, line }) => {
      const problem = problemOfName(name);
      return problem ? [`${file}:${line}: “${name}”: ${problem}.`] : [];
    }),
  );
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) {
    console.error('The name of a test is a sentence that begins with its subject: see CONTRIBUTING.md.');
    process.exitCode = 1;
  }
}
