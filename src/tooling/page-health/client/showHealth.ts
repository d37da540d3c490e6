import { countProblems } from '../../../writing/content/model/problem';
import type { PageHealth } from '../model/pageHealth';
import styles from './HealthStrip.module.css';

/** The line of the strip. For writers, in the dev server only: never translated. */
function describeHealth({ words, demos, longestSentence, problems }: PageHealth): string {
  return `${countProblems(problems.length)} · ${String(words)} words · ${String(demos)} demos · longest sentence ${String(longestSentence)} words`;
}

/** Puts the strip under the page, in the place of the last one; without a page there is none. */
export function showHealth(health: PageHealth | undefined): void {
  const old = document.querySelector<HTMLDetailsElement>('[data-page-health]');
  if (health === undefined) {
    old?.remove();
    return;
  }
  const strip = document.createElement('details');
  strip.dataset['pageHealth'] = '';
  strip.open = old?.open ?? false;
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
  if (old === null) document.body.append(strip);
  else old.replaceWith(strip);
}
