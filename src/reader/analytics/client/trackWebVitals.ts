import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Metric } from 'web-vitals';
import { sendEvent } from './sendEvent';

function report({ name, id, value, delta }: Metric): void {
  sendEvent({
    kind: 'web_vital',
    metric: name,
    params: {
      value: delta,
      metric_id: id,
      metric_value: value,
      metric_delta: delta,
      metric_label: 'Web Vitals',
    },
  });
}

/** Reports web vitals. Loaded only for the sampled readers (`WEB_VITALS_SHARE`). */
export function trackWebVitals(): void {
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report);
}
