// Component names as they stand in addresses and ids.

/** `DataGridPro` is `data-grid-pro`, `ChartsXAxis` is `charts-x-axis`, `useFormControl` is `use-form-control`, `Dialog.Root` is `dialog-root`. */
export function kebabCase(name: string): string {
  return name
    .replaceAll('.', '-')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}
