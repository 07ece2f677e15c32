// The pictures of the five ads that docs-gen brings along: 130 × 100, drawn from a few shapes, for light and dark pages alike.

/** null: there is none of this name. */
export function houseAdPicture(name: string): string | null {
  const picture = PICTURES[name];
  if (!picture) return null;
  const [from, to, shapes] = picture;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="130" height="100" viewBox="0 0 130 100">',
    `<linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
    `<rect width="130" height="100" rx="8" fill="url(#g)"/><g fill="#fff">${shapes}</g></svg>`,
  ].join('');
}

/** First and last colour of the ground, and white shapes on it. */
const PICTURES: Readonly<Record<string, readonly [from: string, to: string, shapes: string] | undefined>> = {
  // A frame of poles, and what is being built in it.
  scaffoldhub: [
    '#0e7c86',
    '#0a4f6e',
    '<path d="M34 16h4v68h-4zM92 16h4v68h-4z"/><path d="M28 30h74v4H28zM28 56h74v4H28z"/><path d="M46 66h38v18H46z" opacity=".55"/><path d="M46 40h24v16H46z" opacity=".8"/>',
  ],
  // A page with a header, a side and cards.
  templates: [
    '#5b4bd6',
    '#3a2a9c',
    '<rect x="25" y="18" width="80" height="64" rx="6" opacity=".25"/><rect x="31" y="24" width="68" height="9" rx="3"/><rect x="31" y="38" width="16" height="38" rx="3" opacity=".7"/><rect x="52" y="38" width="21" height="17" rx="3"/><rect x="78" y="38" width="21" height="17" rx="3"/><rect x="52" y="59" width="47" height="17" rx="3" opacity=".7"/>',
  ],
  // Three colours that overlap.
  themes: [
    '#b5357f',
    '#6d1f6b',
    '<circle cx="54" cy="42" r="22" opacity=".85"/><circle cx="76" cy="42" r="22" opacity=".55"/><circle cx="65" cy="62" r="22" opacity=".4"/>',
  ],
  // A package on a raised tide.
  tidelift: [
    '#d2622a',
    '#9a3412',
    '<path d="M65 16l24 12v26L65 66 41 54V28z" opacity=".9"/><path d="M18 70q12-9 24 0t24 0 24 0 22 0v16H18z" opacity=".55"/>',
  ],
  // Shapes on a drawing board, one of them selected.
  figma: [
    '#1f2937',
    '#475569',
    '<circle cx="46" cy="40" r="15"/><rect x="70" y="25" width="30" height="30" rx="6" opacity=".7"/><path d="M31 78l15-17 15 17z" opacity=".5"/><path d="M68 62l22 9-9 4-4 9z"/>',
  ],
};
