// Two colours of the reader's own: tried on the whole site at once, kept in a cookie, and given up again.
import { useContext, useEffect, useId, useState } from 'react';
import { formatContrast } from '../../theme/color/contrast.ts';
import { ClientContext } from '../context.ts';
import {
  isHexColor,
  type ReaderColors,
  readerColorsCookie,
  readReaderColors,
  showReaderColors,
} from '../state/reader-colors.ts';
import { useCopy } from '../state/use-copy.ts';

export interface ColorPlaygroundProps {
  /** Colors of the theme, `#rrggbb`. */
  readonly primary: string;
  readonly secondary: string;
  readonly texts: {
    /** Names the group of fields. */
    readonly group: string;
    readonly primary: string;
    readonly secondary: string;
    readonly reset: string;
    /** What a color must look like. */
    readonly invalid: string;
    /** Said when a color was kept, and when all were given up. */
    readonly kept: string;
    readonly wasReset: string;
    /** `{{ratio}}` stands for the figure. */
    readonly contrast: string;
    /** Copies the colors as code. */
    readonly copy: string;
    readonly copied: string;
    readonly copyFailed: string;
  };
}

const NAMES = ['primary', 'secondary'] as const;

export function ColorPlayground({ texts, ...theme }: ColorPlaygroundProps) {
  const state = useContext(ClientContext);
  const id = useId();
  const [chosen, setChosen] = useState<ReaderColors>({});
  const [told, setTold] = useState('');
  const { isCopied, copy } = useCopy();
  // The server's HTML has the colors of the theme: those of the reader show right after hydration, and when they change in
  // another tab or are reset in the settings.
  useEffect(() => {
    const read = () => setChosen(readReaderColors(document.cookie) ?? {});
    const hear = ({ key }: StorageEvent) => {
      if (key === null || key.endsWith('-colors-css')) read();
    };
    read();
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, []);
  const colors = { ...theme, ...chosen };

  const show = (next: ReaderColors | null) => {
    // biome-ignore lint/suspicious/noDocumentCookie: Firefox and Safari have no other way.
    document.cookie = readerColorsCookie(next);
    if (state) showReaderColors(next, { document, storage: state.storage, ...state.config });
    setTold(next ? texts.kept : texts.wasReset);
  };
  const apply = (name: (typeof NAMES)[number], value: string) => {
    const next = { ...chosen, [name]: value };
    setChosen(next);
    if (isHexColor(value)) show(Object.fromEntries(Object.entries(next).filter(([, color]) => isHexColor(color))));
  };
  const reset = () => {
    setChosen({});
    show(null);
  };

  const copyTheme = async () => {
    try {
      await copy(themeCode(colors));
      setTold(texts.copied);
    } catch (error) {
      console.error('The colors could not be copied.', error);
      setTold(texts.copyFailed);
    }
  };

  return (
    <fieldset className="dg-playground">
      <legend className="dg-sr">{texts.group}</legend>
      {NAMES.map((name) => {
        const value = colors[name];
        const isValid = isHexColor(value);
        return (
          <div key={name} className="dg-playground-color">
            <label htmlFor={`${id}${name}`}>{texts[name]}</label>
            <span className="dg-playground-fields">
              <input
                type="color"
                aria-label={texts[name]}
                value={isValid ? value : theme[name]}
                onChange={(event) => apply(name, event.target.value)}
              />
              <input
                id={`${id}${name}`}
                type="text"
                spellCheck={false}
                autoComplete="off"
                value={value}
                aria-invalid={!isValid}
                aria-describedby={`${id}${name}-about`}
                onChange={(event) => apply(name, event.target.value.trim())}
              />
            </span>
            <span id={`${id}${name}-about`} className="dg-playground-about" data-invalid={isValid ? undefined : ''}>
              {isValid ? texts.contrast.replace('{{ratio}}', formatContrast(value, '#fff')) : texts.invalid}
            </span>
          </div>
        );
      })}
      <button type="button" className="dg-button" onClick={() => void copyTheme()}>
        {isCopied ? texts.copied : texts.copy}
      </button>
      <button type="button" className="dg-button" onClick={reset}>
        {texts.reset}
      </button>
      <span className="dg-sr" aria-live="polite">
        {told}
      </span>
    </fieldset>
  );
}

/** The palette of a theme, for an app that uses the library. */
function themeCode({ primary, secondary }: Readonly<Record<(typeof NAMES)[number], string>>): string {
  return `const theme = createTheme({
  palette: {
    primary: { main: '${primary}' },
    secondary: { main: '${secondary}' },
  },
});
`;
}
