import { countProblems } from '../../../writing/content/model/problem';
import type { PageHealth } from '../model/pageHealth';
import styles from './HealthStrip.module.css';

/**
 * Returns the strip's summary. It isn't translated, because only writers see it in the dev server.
 */
function describeHealth({ words, demos, longestSentence, problems }: PageHealth): string {
  return `${countProblems(problems.length)} · ${String(words)} words · ${String(demos)} demos · longest sentence ${String(longestSentence)} words`;
}

/** Shows the strip below the page, or removes it when the route isn't a page of `docs/`. */
export function showHealth(health: PageHealth | undefined): void {
  const previous = document.querySelector<HTMLDetailsElement>('[data-page-health]');
  if (health === undefined) {
    previous?.remove();
    return;
  }
  const strip = document.createElement('details');
  strip.dataset['pageHealth'] = '';
  strip.open = previous?.open ?? false;
  strip.className = `${styles['strip'] ?? ''} ${health.problems.length > 0 ? (styles['bad'] ?? '') : ''}`;
  const summary = document.createElement('summary');
  summary.textContent = describeHealth(health);
  const list = document.createElement('ul');
  for (const problem of health.problems) {
    const item = document.createElement('li');
    item.textContent = problem;
    list.append(item);
  }
  strip.append(summary, health.problems.length === 0 ? health.file : list);
  if (previous === null) document.body.append(strip);
  else previous.replaceWith(strip);
}
