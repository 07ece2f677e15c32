// Opens a demo as a project in an online editor: the form with its files is fetched when it is asked for, and sent to a new tab.
import type { SandboxForm } from '../../model/demo.ts';
import type { CodeVariant } from '../state/code-preferences.ts';

/** What the build wrote, `src/workers/sandboxes.ts`. */
type SandboxForms = Readonly<Record<string, Readonly<Partial<Record<CodeVariant, SandboxForm>>> | undefined>>;

/** `button` names the file and the editor. False: the file is not to be had. */
export async function openSandbox(button: HTMLElement, language: CodeVariant, window: Window): Promise<boolean> {
  const { value = '', editor = '' } = button.dataset;
  const forms = (await fetchForms(value, window))?.[editor];
  // A demo without TypeScript has but one.
  const found = forms?.[language] ?? forms?.JS;
  if (!found) return false;
  const packed = await compressed(found.packed ?? {});
  if (packed === null) return false;
  submit({ ...found, fields: { ...packed, ...found.fields } }, window.document);
  return true;
}

/** As base64 in the alphabet that needs no escapes in a form, which is what CodeSandbox reads. */
async function compressed(fields: Readonly<Record<string, string>>): Promise<Record<string, string> | null> {
  const entries = Object.entries(fields);
  if (entries.length === 0) return {};
  try {
    const { compressToBase64 } = (await import('lz-string')).default;
    const base64 = entries.map(([name, text]) => [name, compressToBase64(text)] as const);
    return Object.fromEntries(
      base64.map(([name, text]) => [name, text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')]),
    );
  } catch {
    return null; // Offline: the caller says so.
  }
}

async function fetchForms(address: string, window: Window): Promise<SandboxForms | null> {
  try {
    const answer = await window.fetch(address);
    return answer.ok ? await answer.json() : null;
  } catch {
    return null; // Offline: the caller says so.
  }
}

function submit({ action, fields }: SandboxForm, document: Document): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action, target: '_blank', rel: 'noopener', hidden: true });
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name, value }); // The type first: a field of one line would lose its line ends.
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
