// What readers may set about the site: color mode, direction, density, and how code is shown. It is in a popover, and becomes
// interactive when that opens; all groups are native radio groups.
import { useContext, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ClientContext } from '../context.ts';
import type { CodeStyling, CodeVariant } from '../state/code-preferences.ts';
import { forgetChoices } from '../state/forget-choices.ts';
import type { Mode } from '../state/scheme.ts';
import { ThemeProvider, useUiDispatch, useUiSettings } from '../state/theme-provider.tsx';
import { uiSettingsOf } from '../state/ui-settings-of.ts';
import { useCodePreferences } from '../state/use-code-preferences.ts';
import { useColorMode } from '../state/use-color-mode.ts';

export interface SettingsTexts {
  readonly mode: string;
  readonly light: string;
  readonly dark: string;
  readonly system: string;
  readonly direction: string;
  readonly ltr: string;
  readonly rtl: string;
  readonly density: string;
  readonly comfortable: string;
  readonly dense: string;
  /** Removes the choice of one group. */
  readonly undo: string;
  readonly variant: string;
  readonly styling: string;
  readonly stylings: Readonly<Record<CodeStyling, string>>;
  readonly reset: string;
  /** Said when everything is as it was. */
  readonly wasReset: string;
}

export interface SettingsPanelProps {
  readonly texts: SettingsTexts;
  /** The site has demos, and some in more than one styling. */
  readonly hasDemos: boolean;
  readonly stylings: readonly CodeStyling[];
}

export function SettingsPanel(props: SettingsPanelProps) {
  const state = useContext(ClientContext);
  return (
    <ThemeProvider store={state && uiSettingsOf(state)}>
      <Groups {...props} />
    </ThemeProvider>
  );
}

function Groups({ texts: t, hasDemos, stylings }: SettingsPanelProps) {
  const client = useContext(ClientContext);
  const { preferences, store: code } = useCodePreferences();
  const { state, store: colorMode } = useColorMode();
  const { direction, dense, choice } = useUiSettings();
  const dispatch = useUiDispatch();
  const [told, setTold] = useState('');
  const reset = () => {
    colorMode?.reset();
    dispatch({ type: 'RESET' });
    code?.reset();
    if (client) forgetChoices(window, { document, storage: client.storage, ...client.config });
    setTold(t.wasReset);
  };
  return (
    <div className="dg-settings">
      <Group<Mode>
        legend={t.mode}
        value={state?.mode ?? null}
        options={[
          ['light', t.light],
          ['system', t.system],
          ['dark', t.dark],
        ]}
        onChange={(next) => colorMode?.setMode(next)}
      />
      <Group<'ltr' | 'rtl'>
        legend={t.direction}
        value={direction}
        options={[
          ['ltr', t.ltr],
          ['rtl', t.rtl],
        ]}
        onChange={(next) => dispatch({ type: 'CHANGE_DIRECTION', payload: next })}
        undo={choice.direction && [t.undo, () => dispatch({ type: 'CHANGE_DIRECTION', payload: null })]}
      />
      <Group<'comfortable' | 'dense'>
        legend={t.density}
        value={dense ? 'dense' : 'comfortable'}
        options={[
          ['comfortable', t.comfortable],
          ['dense', t.dense],
        ]}
        onChange={(next) => dispatch({ type: 'SET_DENSE', payload: next === 'dense' })}
        undo={choice.dense === null ? null : [t.undo, () => dispatch({ type: 'RESET_DENSITY' })]}
      />
      {hasDemos && (
        <Group<CodeVariant>
          legend={t.variant}
          value={preferences?.codeVariant ?? null}
          options={[
            ['TS', 'TypeScript'],
            ['JS', 'JavaScript'],
          ]}
          action={(option) => `source-${option.toLowerCase()}`}
          onChange={(codeVariant) => code?.choose({ codeVariant })}
        />
      )}
      {stylings.length > 1 && (
        <Group<CodeStyling>
          legend={t.styling}
          value={preferences?.codeStyling ?? null}
          options={stylings.map((styling) => [styling, t.stylings[styling]] as const)}
          action={(option) => `styling-${option}`}
          onChange={(codeStyling) => code?.choose({ codeStyling })}
        />
      )}
      <button type="button" className="dg-settings-reset" onClick={reset}>
        {t.reset}
      </button>
      <span className="dg-sr" aria-live="polite">
        {told}
      </span>
    </div>
  );
}

interface GroupProps<T extends string> {
  readonly legend: string;
  /** Null: not known yet. */
  readonly value: T | null;
  readonly options: readonly (readonly [value: T, text: string])[];
  /** What analytics calls the choice: by more than its value where another group has the same. @default the value */
  readonly action?: (option: T) => string;
  readonly onChange: (value: T) => void;
  /** Text and handler of a button that removes the choice; null: there is no choice to remove. @default null */
  readonly undo?: readonly [text: string, run: () => void] | null;
}

function Group<T extends string>({ legend, value, options, action = String, onChange, undo }: GroupProps<T>) {
  const name = useId();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  return (
    <fieldset ref={fieldset}>
      <legend>{legend}</legend>
      {undo && (
        <button
          type="button"
          className="dg-settings-undo"
          aria-label={`${undo[0]}: ${legend}`}
          onClick={() => {
            flushSync(undo[1]);
            fieldset.current?.querySelector<HTMLElement>(':checked')?.focus(); // The button is removed.
          }}
        >
          {undo[0]}
        </button>
      )}
      <div className="dg-segments">
        {options.map(([option, text]) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              data-ga-event-category="settings"
              data-ga-event-action={action(option)}
              onChange={() => onChange(option)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
