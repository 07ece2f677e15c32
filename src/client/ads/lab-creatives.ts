// What the network of the lab page inserts: the markup of networks of this kind, with a wrapper, the link of a picture, the
// link of a text and a credit, as it comes and as it should not come.

export const LAB_CREATIVES = ['usual', 'wordy', 'unbroken', 'failing', 'textOnly', 'twice'] as const;
export type LabCreative = (typeof LAB_CREATIVES)[number];

export interface CreativeParts {
  readonly document: Document;
  readonly href: string;
  readonly text: string;
  readonly credit: string;
}

/** The elements that the network puts beside its script. */
export function creativeNodes(creative: LabCreative, parts: CreativeParts): HTMLElement[] {
  const text = {
    wordy: Array(6).fill(parts.text).join(' '),
    unbroken: 'w'.repeat(160),
  }[String(creative)];
  const make = () => adRoot(creative, { ...parts, text: text ?? parts.text });
  return creative === 'twice' ? [make(), make()] : [make()];
}

function adRoot(creative: LabCreative, { document, href, text, credit }: CreativeParts): HTMLElement {
  const link = (className: string, ...children: (Node | string)[]) => {
    const made = document.createElement('a');
    Object.assign(made, { className, href, target: '_blank', rel: 'noopener sponsored' });
    made.append(...children);
    return made;
  };
  const span = (className: string, ...children: Node[]) => {
    const made = document.createElement('span');
    made.className = className;
    made.append(...children);
    return made;
  };
  const picture = document.createElement('img');
  Object.assign(picture, { alt: credit, width: 130, height: 100, src: creative === 'failing' ? BROKEN : PICTURE });
  const root = document.createElement('div');
  root.className = 'carbonads';
  root.append(
    span(
      '',
      span('carbon-wrap', ...(creative === 'textOnly' ? [] : [link('carbon-img', picture)]), link('carbon-text', text)),
      link('carbon-poweredby', creative === 'wordy' ? Array(6).fill(credit).join(' ') : credit),
    ),
  );
  return root;
}

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="260" height="200"><path fill="#1f66d1" d="M0 0h260v200H0z"/><circle cx="130" cy="100" r="60" fill="#fff"/></svg>',
)}`;
const BROKEN = 'data:image/png;base64,AAAA';
