// The questions of `docs-gen init`: those that no flag has answered.
import { DEFAULT_ADDRESS, parseAddress, titleOfFolder, titleProblem } from '../init/answers.ts';
import { type CiChoice, PACKAGE_MANAGERS, type PackageManager } from '../init/choices.ts';
import { managerOfAgent } from '../init/package-managers.ts';
import type { Dialog, Environment } from './context.ts';

/** What flags or answers say beside the folder; undefined: the default. */
export interface Given {
  readonly title: string | undefined;
  readonly url: string | undefined;
  readonly packageManager: PackageManager | undefined;
  readonly ci: CiChoice | undefined;
}

const DEFAULT_FOLDER = 'docs';

const CI_LABELS: readonly { readonly value: CiChoice; readonly label: string }[] = [
  { value: 'github', label: 'GitHub Actions' },
  { value: 'gitlab', label: 'GitLab CI' },
  { value: 'all', label: 'both' },
  { value: 'none', label: 'none' },
];

/** null: the person gave up. */
export async function askFolder(dialog: Dialog): Promise<string | null> {
  const answer = await dialog.text({
    message: 'In which folder? (. is the current folder)',
    initial: DEFAULT_FOLDER,
    problem: folderProblem,
  });
  return answer?.trim() ?? null;
}

function folderProblem(answer: string): string | null {
  if (answer.trim() === '') return 'must be the name of a folder, or . for the current folder';
  return /^\s*~(?:$|[\\/])/.test(answer) ? 'must not start with ~, which only shells expand' : null;
}

/** `folder` is absolute. null: the person gave up. */
export async function askRest(given: Given, folder: string, dialog: Dialog, env: Environment): Promise<Given | null> {
  const title =
    given.title ??
    (await dialog.text({
      message: 'What is the name of the site?',
      initial: titleOfFolder(folder),
      problem: titleProblem,
    }));
  if (title === null) return null;
  const url =
    given.url ??
    (await dialog.text({
      message: 'Where will it be published? (you can change it later)',
      initial: DEFAULT_ADDRESS,
      problem: addressProblem,
    }));
  if (url === null) return null;
  const packageManager =
    given.packageManager ??
    (await dialog.choose({
      message: 'Which package manager do you use?',
      initial: managerOfAgent(env.npm_config_user_agent),
      choices: PACKAGE_MANAGERS.map((value) => ({ value, label: value })),
    }));
  if (packageManager === null) return null;
  const ci =
    given.ci ??
    (await dialog.choose<CiChoice>({
      message: 'Which CI provider do you use? (docs-gen writes an example)',
      initial: 'github',
      choices: CI_LABELS,
    }));
  return ci === null ? null : { title: title.trim(), url, packageManager, ci };
}

function addressProblem(answer: string): string | null {
  const address = parseAddress(answer);
  return 'problem' in address ? address.problem : null;
}
