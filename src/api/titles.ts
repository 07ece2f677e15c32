// API pages before their JSON is read: for a page that is shown while the rest of its site is still being made.
import { posix } from 'node:path';
import type { ReferenceApi } from '../model/api.ts';
import type { DocPlace } from './component.ts';
import type { ApiEntry } from './routes.ts';

/** Its name is that of the file: `date-picker.json` is that of `DatePicker`. */
export function untoldApiDoc({ page, extracted }: Pick<ApiEntry, 'page' | 'extracted'>, place: DocPlace): ReferenceApi {
  const name = extracted?.name ?? nameOfFile(page.file);
  return {
    ...place,
    ...{ kind: 'interface', name, title: `${name} API`, summary: '', brief: '' },
    ...{ imports: [], demos: null, markdown: '', markdownAt: null, description: null, introduction: null },
    ...{ since: null, deprecated: false, deprecationInfo: null },
    ...{ props: [], toc: [], anchors: [], links: [], typeNames: [] },
  };
}

function nameOfFile(file: string): string {
  return posix.basename(file, '.json').replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());
}
