// How fast pages are for readers: measured on very few of their visits, by a package that only those load.
import type { EventParams } from './track.ts';

/** Share of page loads that is measured: specification §9. */
export const VITALS_RATIO = 0.0001;

export interface VitalsEnv {
  readonly tell: (name: string, params: EventParams) => void;
  /** Drawn once for each page load. */
  readonly random: () => number;
  readonly load: () => Promise<VitalsPackage>;
}

/** Of the package `web-vitals`, what is used. */
export interface Metric {
  readonly name: string;
  readonly value: number;
  readonly delta: number;
  readonly id: string;
}
type Observe = (report: (metric: Metric) => void) => void;
export type VitalsPackage = Readonly<Record<'onCLS' | 'onFCP' | 'onINP' | 'onLCP' | 'onTTFB', Observe>>;

export async function measureVitals({ tell, random, load }: VitalsEnv): Promise<void> {
  if (random() > VITALS_RATIO) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await load();
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB])
    observe((metric) => tell(metric.name, vitalParams(metric)));
}

/** The delta is the value, so that sums over all reports of a page are right. */
export function vitalParams({ value, delta, id }: Metric): EventParams {
  return { value: delta, metric_label: 'Web Vitals', metric_value: value, metric_delta: delta, metric_id: id };
}
