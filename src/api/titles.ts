// API pages before their JSON is read: for a page that is shown while the rest of its site is still being made.
import { posix } from 'node:path';
import type { ApiDoc } from '../model/api.ts';
import type { ApiEntry } from './routes.ts';

/** Its name is that of the file: `date-picker.json` is that of `DatePicker`. */
export function untoldApiDoc({ route, productKey, page }: ApiEntry): ApiDoc {
  const name = posix
    .basename(page.file, '.json')
    .replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());
  return {
    ...{ kind: 'interface', route, file: page.file, productKey, name, title: `${name} API`, summary: '' },
    ...{ imports: [], demos: null, markdown: '', markdownAt: null, description: null, introduction: null },
    ...{ props: [], toc: [], anchors: [], links: [] },
  };
}
