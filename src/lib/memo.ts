// Keeping nothing: what a build does.
import type { Memo } from '../model/memo.ts';

export const NO_MEMO: Memo = {
  keep: (_name, _key, _inputs, make) => make(),
  recall: (_name, _key, _inputs, make) => make(),
  same: (_name, _key, value) => value,
};
