// How much each word of a question counts: words that hold sentences together, and those of all instructions, say little.
// How rare a word is on the site was measured and left out: what is rare in questions is mostly the reader's own way to say it.

/** Measured on `test/search/*.json`: at a half of what other words count, or at a quarter, less is found. */
const OF_LINKS = 0.1;
const OF_INSTRUCTIONS = 0.25;

const LINKS = new Set(
  (
    'about above after all also am another any as at be because been before being below between both but by come could ' +
    'did done down each else even every few from get gets getting give go got had has have having he her here him his if ' +
    'instead into its itself just let like look many may me might more most much must near need needs never new no none ' +
    'nor not now off once one only onto other others our out over own please put same see set she should since so some ' +
    'still such take than that their them then there these they this those through till too two under until up upon us ' +
    'very want was we well were when where whether which while who whom whose why will within without work works ' +
    'would yet you your'
  ).split(' '),
);
const INSTRUCTIONS = new Set(
  (
    'able add adding allow based change changing create custom customize depending display displays enable make makes ' +
    'making show shows'
  ).split(' '),
);

/** Together they are 1. */
export function weightsOf(words: readonly string[]): number[] {
  const weights = words.map((word) => (LINKS.has(word) ? OF_LINKS : INSTRUCTIONS.has(word) ? OF_INSTRUCTIONS : 1));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
