// The ad and analytics lab: brings about each state of ads, and shows the events of the lab and of the page as they fire.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { AdSettings } from '../../model/ad-settings.ts';
import { showDemoAd } from '../ads/demo-ad.ts';
import { LAB_CREATIVES, type LabCreative } from '../ads/lab-creatives.ts';
import { type AdLabTexts, Button, Choice, ClickSamples, EventLog, optionsOf, useEventLog } from '../ads/lab-parts.tsx';
import {
  LAB_ANSWERS,
  LAB_STATES,
  type LabAnswer,
  type LabState,
  labAnswer,
  labStateEnv,
  labStateSettings,
} from '../ads/lab-states.ts';
import { safeText } from '../ads/safe-text.ts';
import { shapeOf } from '../ads/shape.ts';
import { showTopAd } from '../ads/top-ad.ts';
import { clickEvent } from '../analytics/clicks.ts';
import { pageView } from '../analytics/page-view.ts';
import type { TrackedEvent } from '../analytics/track.ts';

export interface AdLabProps {
  readonly settings: AdSettings;
  readonly texts: AdLabTexts;
}

/** Around the limits: 0.1 of displays and of a tenth of clicks, 0.2 of the message, 0.8 of the line of text. */
const DRAWS = ['0', '0.1', '0.15', '0.2', '0.5', '0.79', '0.8', '0.99'];

export function AdLab({ settings, texts }: AdLabProps) {
  const top = useRef<HTMLElement>(null);
  const demo = useRef<HTMLElement>(null);
  const stop = useRef<(() => void) | null>(null);
  const [state, setState] = useState<LabState>('network');
  const [creative, setCreative] = useState<LabCreative>('usual');
  const [answer, setAnswer] = useState<LabAnswer>('good');
  const [draw, setDraw] = useState('0.1');
  const { events, log, clear } = useEventLog();
  useEffect(() => () => stop.current?.(), []);

  const random = () => Number(draw);
  const surroundings = (root: HTMLElement) => ({
    document,
    root,
    random,
    shape: shapeOf(random(), settings.inlineChance),
    clock: { setTimeout: window.setTimeout.bind(window), clearTimeout: window.clearTimeout.bind(window) },
    track: (name: string, params: TrackedEvent['params']) => log('lab', { name, params }),
    safeText: (html: string) => safeText(html, document),
  });
  const labAd = { creative, text: texts.networkAd, credit: texts.networkCredit };
  const runTop = () => {
    if (!top.current) return;
    stop.current?.();
    const env = labStateEnv(state, labAd, surroundings(top.current));
    stop.current = showTopAd(top.current, labStateSettings(settings, state), env);
  };
  const runBelow = () => {
    const frame = demo.current;
    if (!frame) return;
    frame.nextElementSibling?.remove(); // That of the last run.
    const around = surroundings(frame);
    const fetch = labAnswer(answer, texts.description, around);
    void showDemoAd(frame, labStateSettings(settings, 'network'), { ...labStateEnv('network', labAd, around), fetch });
  };
  const tellClick = (event: TrackedEvent) => log('lab', event);

  return (
    <div className="dg-lab">
      <div className="dg-lab-fields">
        <Choice label={texts.draw} value={draw} onChange={setDraw} options={DRAWS.map((text) => [text, text])} />
        <Choice label={texts.state} value={state} onChange={setState} options={optionsOf(LAB_STATES, texts.states)} />
        <Choice
          label={texts.creative}
          value={creative}
          onChange={setCreative}
          options={optionsOf(LAB_CREATIVES, texts.creatives)}
        />
        <Button onClick={runTop}>{texts.run}</Button>
      </div>
      <Stage random={random} onEvent={tellClick}>
        <section ref={top} className="dg-body-top" aria-label={texts.state} />
      </Stage>
      <div className="dg-lab-fields">
        <Choice
          label={texts.below}
          value={answer}
          onChange={setAnswer}
          options={optionsOf(LAB_ANSWERS, texts.answers)}
        />
        <Button onClick={runBelow}>{texts.open}</Button>
      </div>
      <Stage random={random} onEvent={tellClick}>
        <figure ref={demo} className="dg-lab-demo">
          {texts.demo}
        </figure>
      </Stage>
      <Stage random={random} onEvent={tellClick}>
        <ClickSamples texts={texts} />
      </Stage>
      <div className="dg-lab-fields">
        <Button onClick={() => log('lab', { name: 'page_view', params: pageView(window) })}>{texts.pageView}</Button>
        <Button onClick={clear}>{texts.clear}</Button>
      </div>
      <EventLog events={events} texts={texts} />
    </div>
  );
}

/** What is clicked here is told to the lab, and not to the analytics of the site. */
function Stage({ random, onEvent, children }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = stage.current;
    const listen = (click: Event) => {
      const event = click.target instanceof Element ? clickEvent(click.target, random) : null;
      if (event) onEvent(event);
      click.stopPropagation();
    };
    element?.addEventListener('click', listen);
    return () => element?.removeEventListener('click', listen);
  }, [random, onEvent]);
  return (
    <div ref={stage} className="dg-lab-stage">
      {children}
    </div>
  );
}

interface StageProps {
  readonly random: () => number;
  readonly onEvent: (event: TrackedEvent) => void;
  readonly children: ReactNode;
}
