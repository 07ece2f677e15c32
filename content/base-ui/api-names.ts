// Which components and hooks of MUI Base each page documents: their API stands in tabs of that page.

/** By the last part of the page's route, as the package exports them. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  autocomplete: ['useAutocomplete'],
  badge: ['Badge', 'useBadge'],
  button: ['Button', 'useButton'],
  'click-away-listener': ['ClickAwayListener'],
  'focus-trap': ['FocusTrap'],
  'form-control': ['FormControl', 'useFormControlContext'],
  input: ['Input', 'useInput'],
  menu: ['Dropdown', 'Menu', 'MenuButton', 'MenuItem', 'useDropdown', 'useMenu', 'useMenuButton', 'useMenuItem'],
  modal: ['Modal', 'unstable_useModal'],
  'no-ssr': ['NoSsr'],
  popper: ['Popper'],
  popup: ['Unstable_Popup'],
  portal: ['Portal'],
  select: ['Option', 'OptionGroup', 'Select', 'useOption', 'useSelect'],
  slider: ['Slider', 'useSlider'],
  snackbar: ['Snackbar', 'useSnackbar'],
  switch: ['Switch', 'useSwitch'],
  'table-pagination': ['TablePagination'],
  tabs: ['Tab', 'TabPanel', 'Tabs', 'TabsList', 'useTab', 'useTabPanel', 'useTabs', 'useTabsList'],
  'textarea-autosize': ['TextareaAutosize'],
  transitions: ['CssAnimation', 'CssTransition'],
};

export interface ApiName {
  readonly name: string;
  readonly isHook: boolean;
  /** Where it is documented. */
  readonly href: string;
  /** The page of its own that it would have. */
  readonly ownPage: string;
}

/** Sorted by name, as the API group of the sidebar lists them. */
export const apiNames: readonly ApiName[] = Object.entries(NAMES)
  .flatMap(([page, names]) =>
    names.map((name) => {
      const id = name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();
      const isHook = /^(?:unstable_)?use[A-Z]/.test(name);
      const href = `/base-ui/react-${page}/${isHook ? 'hooks' : 'components'}-api/#${id}`;
      return { name, isHook, href, ownPage: `/base-ui/api/${id.replace('_', '-')}/` };
    }),
  )
  .sort((a, b) => (a.name < b.name ? -1 : 1));
