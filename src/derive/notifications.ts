// `notifications.json`: the notifications of the project, as readers' browsers fetch them.
import type { DeriveSlot } from './context.ts';

/** Empty where the config names no file of the project. */
export const notifications: DeriveSlot = (_artifacts, { site }) =>
  site.notificationsJson === null
    ? []
    : [{ path: 'notifications.json', body: `${site.notificationsJson}\n`, type: 'application/json', immutable: false }];
