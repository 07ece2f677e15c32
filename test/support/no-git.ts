// For tests of stages that have no business with git.
import type { Deps } from '../../src/model/deps.ts';

export const noGit: Deps['git'] = () => {
  throw new Error('This test runs no git.');
};
