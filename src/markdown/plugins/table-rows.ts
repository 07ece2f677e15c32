// remark-rehype's handler for the rows of tables, in a time that grows as they do.
import { defaultHandlers } from 'remark-rehype';

/** The default handler looks each row up among all of them, to see whether it is the first. */
export const tableRow: (typeof defaultHandlers)['tableRow'] = (state, row, table) => {
  const isFurther = table?.type === 'table' && table.children[0] !== row;
  return defaultHandlers.tableRow(state, row, isFurther ? { ...table, children: [] } : table);
};
