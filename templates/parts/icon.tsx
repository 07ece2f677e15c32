// The shell's icons: drawn for docs-gen on a 20 px grid, stroked with the text's colour.

const PATHS = {
  menu: 'M3 6h14M3 10h14M3 14h14',
  close: 'm5 5 10 10M15 5 5 15',
  down: 'm5 8 5 5 5-5',
  top: 'M10 16.5v-12M4.5 9.5 10 4l5.5 5.5',
  settings:
    'M4 6h6M14 6h2M4 14h2M10 14h6M12 3.800a2.200 2.200 0 1 0 0 4.400 2.200 2.200 0 0 0 0-4.400zM8 11.800a2.200 2.200 0 1 0 0 4.400 2.200 2.200 0 0 0 0-4.400z',
  check: 'm4.5 10.500 3.800 3.800L15.500 6.500',
  pencil: 'm4 16 .8-3.700L13.300 3.800l2.900 2.900L7.700 15.200zM11.500 5.600l2.900 2.900',
  copy: 'M7 7h9.500v9.500H7zM13 7V3.500H3.500V13H7',
  external: 'M11 4h5v5M16 4l-7 7M14 12v3.5H4.5V6H8',
  code: 'm7 6-4 4 4 4M13 6l4 4-4 4',
  book: 'M10 5.5C8.5 4.3 6 4 3 4v11c3 0 5.5.3 7 1.5 1.5-1.2 4-1.5 7-1.5V4c-3 0-5.5.3-7 1.5zM10 5.5v11',
  page: 'M5 2.5h7l3.5 3.5v11.5H5zM12 2.5V6h3.5M7.5 10h5M7.5 13h5',
  eye: 'M2 10c2-3.7 4.7-5.5 8-5.5s6 1.800 8 5.5c-2 3.7-4.7 5.5-8 5.5S4 13.7 2 10zM10 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  globe: 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM2.5 10h15M10 2.5c4.5 5 4.5 10 0 15-4.5-5-4.5-10 0-15z',
  component: 'm10 2.5 3 3-3 3-3-3zM14.5 7l3 3-3 3-3-3zM10 11.5l3 3-3 3-3-3zM5.5 7l3 3-3 3-3-3z',
  paint:
    'M10 17.5a7.5 7.5 0 1 1 7.5-7.5c0 2-1.5 3-3.5 3h-1.5c-1.5 0-1.5 1.2-1 2s.5 2.5-1.5 2.5zM6.5 9.5v.1M9 6.5v.1M13 7v.1',
  rocket:
    'M8.5 12.5 7 11c1-4.5 4-7.5 9.5-7.5-.2 5.5-3 8.5-8 9zM7 11l-3.5-.5L6 7.5h2.5M8.5 12.5 9 16l3-2.5V11M5 13.5c-1 .5-1.5 1.5-1.5 3 1.5 0 2.5-.5 3-1.5',
  table: 'M3 4h14v12H3zM3 8h14M8 8v8',
  calendar: 'M3.5 5h13v12h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5',
  layers: 'm10 3 7 3.5-7 3.5-7-3.5zM3 10l7 3.5 7-3.5M3 13.5l7 3.5 7-3.5',
  key: 'M6.5 14.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM9.5 9.5 16.5 3M13 6l2.5 2.5',
  bolt: 'M11 2.500 4.500 11.500h5l-.5 6 6.500-9h-5z',
  box: 'm10 2.500 6.500 3.700v7.600L10 17.500l-6.500-3.700V6.200zM3.500 6.200 10 10l6.500-3.800M10 10v7.500',
  focus: 'M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4M10 12.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z',
  reset: 'M4 4v4.500h4.500M4.600 8.500A6.500 6.500 0 1 1 3.800 12',
  search: 'M8.500 14a5.500 5.500 0 1 0 0-11 5.500 5.500 0 0 0 0 11zM12.500 12.500 17 17',
  bell: 'M5.500 14V9a4.500 4.500 0 0 1 9 0v5M3.500 14h13M8.500 16.500a1.600 1.600 0 0 0 3 0M10 3v1.500',
  yes: 'M6.500 9v7.500H3V9zM6.500 9.500 9.500 3c1.700 0 2.300 1.200 2 2.600L11 8h4.500c1 0 1.700.900 1.500 1.900l-1 5c-.200 1-.900 1.600-1.900 1.600H6.500',
  no: 'M6.500 11V3.500H3V11zM6.500 10.500 9.500 17c1.700 0 2.300-1.200 2-2.600L11 12h4.500c1 0 1.700-.900 1.500-1.900l-1-5c-.200-1-.900-1.600-1.900-1.600H6.500',
  comment: 'M3 4h14v9.500H9L5.500 17v-3.500H3zM10 6.500v4.500M7.750 8.750h4.500',
  chat: 'M3 4h14v9.500H9L5.500 17v-3.500H3zM6.500 7.500h7M6.500 10.250h4.500',
  people:
    'M7.500 9.500a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2 16.500c.4-3.300 2.300-5 5.500-5s5.100 1.700 5.500 5M13 4a2.800 2.800 0 0 1 0 5.200M15 11.900c1.700.7 2.700 2.200 3 4.600',
  video: 'M2.500 5h15v10h-15zM8.500 7.800v4.400l4-2.200z',
  feed: 'M4.500 15.500v.1M4 9.500a6.500 6.500 0 0 1 6.500 6.500M4 4.500A11.500 11.500 0 0 1 15.500 16',
  mail: 'M2.500 4.500h15v11h-15zM3 5l7 6 7-6',
  more: 'M10 4v1M10 9.500v1M10 15v1',
} as const;

export type IconName = keyof typeof PATHS;

/** The five names that page trees may use, and their icons here. */
export const TREE_ICONS: Readonly<Record<string, IconName>> = {
  ReaderIcon: 'book',
  BookIcon: 'book',
  DescriptionIcon: 'page',
  VisibilityIcon: 'eye',
  WebIcon: 'globe',
};

export function isIconName(name: string): name is IconName {
  return Object.hasOwn(PATHS, name);
}

/** `className` is for placing; the icon is never the only name of a control. */
export function Icon({ name, className }: { readonly name: IconName; readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
