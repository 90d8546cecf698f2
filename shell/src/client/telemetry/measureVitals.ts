import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { VitalName } from '../../site/telemetry.ts';

/** Measures the first page; what happened before this code came is in the browser's memory. */
export function measureVitals(onVital: (vital: { name: VitalName; value: number }) => void): void {
  for (const measure of [onLCP, onCLS, onINP, onFCP, onTTFB]) {
    measure(({ name, value }) => onVital({ name, value: Math.round(value * 10_000) / 10_000 }));
  }
}
