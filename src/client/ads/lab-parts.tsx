// What the lab page is made of: fields, buttons whose clicks are told, and the list of events.
import { type ReactNode, useCallback, useEffect, useId, useState } from 'react';
import { followEvents, type TrackedEvent } from '../analytics/track.ts';
import type { LabCreative } from './lab-creatives.ts';
import type { LabAnswer, LabState } from './lab-states.ts';

export interface AdLabTexts {
  readonly state: string;
  readonly states: Readonly<Record<LabState, string>>;
  readonly below: string;
  readonly answers: Readonly<Record<LabAnswer, string>>;
  readonly draw: string;
  readonly run: string;
  readonly open: string;
  /** Stands for a demo. */
  readonly demo: string;
  readonly creative: string;
  readonly creatives: Readonly<Record<LabCreative, string>>;
  readonly networkAd: string;
  readonly networkCredit: string;
  /** HTML of the ad below the demo. */
  readonly description: string;
  readonly click: string;
  readonly clickSplit: string;
  readonly clickInside: string;
  readonly pageView: string;
  readonly events: string;
  readonly noEvents: string;
  readonly clear: string;
  /** Where an event comes from. */
  readonly ofLab: string;
  readonly ofPage: string;
}

export interface LoggedEvent extends TrackedEvent {
  readonly source: 'lab' | 'page';
  /** Since the page was opened. */
  readonly ms: number;
  readonly number: number;
}

/** The oldest go. */
const MOST_EVENTS = 50;

/** Events of the page too: those that waited, and all that follow. */
export function useEventLog() {
  const [events, setEvents] = useState<readonly LoggedEvent[]>([]);
  const log = useCallback((source: LoggedEvent['source'], { name, params }: TrackedEvent) => {
    const ms = Math.round(performance.now());
    setEvents((all) =>
      [...all, { source, name, params, ms, number: (all.at(-1)?.number ?? 0) + 1 }].slice(-MOST_EVENTS),
    );
  }, []);
  useEffect(() => followEvents(window, (event) => log('page', event)), [log]);
  return { events, log, clear: () => setEvents([]) };
}

export function EventLog({ events, texts }: { readonly events: readonly LoggedEvent[]; readonly texts: AdLabTexts }) {
  return (
    <section className="dg-lab-events" aria-label={texts.events}>
      <p className="dg-lab-title">{texts.events}</p>
      {events.length === 0 && <p>{texts.noEvents}</p>}
      <ol role="log">
        {events.map(({ number, source, ms, name, params }) => (
          <li key={number}>
            <span>{(ms / 1000).toFixed(2)} s</span> <span>{source === 'lab' ? texts.ofLab : texts.ofPage}</span>{' '}
            <code>
              {name} {JSON.stringify(params)}
            </code>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The attributes are what analytics reads: the nearest element counts, and `split` is the share that is told. */
export function ClickSamples({ texts }: { readonly texts: AdLabTexts }) {
  const told = (label: string) => ({
    'data-ga-event-category': 'lab',
    'data-ga-event-action': 'click',
    'data-ga-event-label': label,
  });
  return (
    <div className="dg-lab-fields" {...told('card')}>
      <Button {...told('plain')}>{texts.click}</Button>
      <Button {...told('split')} data-ga-event-split="0.1">
        {texts.clickSplit}
      </Button>
      <Button>{texts.clickInside}</Button>
    </div>
  );
}

type ButtonProps = React.ButtonHTMLAttributes<HTMLButtonElement>;

export function Button(props: ButtonProps) {
  return <button type="button" className="dg-button" {...props} />;
}

interface ChoiceProps<Value extends string> {
  readonly label: ReactNode;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, text: string])[];
  readonly onChange: (value: Value) => void;
}

export function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const id = useId();
  const choose = (written: string) => {
    const chosen = options.find(([option]) => option === written);
    if (chosen) onChange(chosen[0]);
  };
  return (
    <div className="dg-lab-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => choose(target.value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

export function optionsOf<Value extends string>(
  values: readonly Value[],
  texts: Readonly<Record<Value, string>>,
): (readonly [Value, string])[] {
  return values.map((value) => [value, texts[value]] as const);
}
