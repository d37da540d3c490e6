import type { DemoFile } from '../model/types';

const VARIANTS = ['TS', 'JS'] as const;

function inBothLanguages(make: (variant: 'TS' | 'JS') => string): string {
  return VARIANTS.map(make).join('');
}

function fileBody(file: DemoFile): string {
  return inBothLanguages((variant) => {
    const { name, html } = file[variant];
    return `<pre data-variant="${variant}" tabindex="0" aria-label="${name}"><code>${html}</code></pre>`;
  });
}

function fileNames(file: DemoFile): string {
  return inBothLanguages(
    (variant) => `<span data-variant="${variant}">${file[variant].name}</span>`,
  );
}

/**
 * The HTML of a demo's files in both languages; the stylesheet shows the chosen one. Several
 * files are tabs, see `useFileTabs`; without scripts all of them are shown.
 */
export function sourceHtml(files: readonly DemoFile[], id: string): string {
  if (files.length === 1) {
    return files
      .map((file) => `<div data-file-name>${fileNames(file)}</div>${fileBody(file)}`)
      .join('');
  }
  const tabs = files.map(
    (file, index) =>
      `<button type="button" role="tab" id="${id}-tab-${String(index)}" aria-controls="${id}-file-${String(index)}" aria-selected="${String(index === 0)}" tabindex="${index === 0 ? '0' : '-1'}">${fileNames(file)}</button>`,
  );
  const panels = files.map(
    (file, index) =>
      `<div role="tabpanel" id="${id}-file-${String(index)}" aria-labelledby="${id}-tab-${String(index)}"${index === 0 ? '' : ' hidden'}>${fileBody(file)}</div>`,
  );
  return `<div role="tablist" aria-label="Files">${tabs.join('')}</div>${panels.join('')}`;
}

/** The short JSX of a demo in both languages; empty when it is not short. */
export function shortHtml(files: readonly DemoFile[]): string {
  const [entry] = files;
  if (entry?.TS.shortHtml === undefined) return '';
  return inBothLanguages((variant) => {
    const html = entry[variant].shortHtml ?? entry.TS.shortHtml ?? '';
    return `<pre data-variant="${variant}" tabindex="0" aria-label="${entry[variant].name}, in short"><code>${html}</code></pre>`;
  });
}
