import type { DemoFile } from '../../editor/model/demoFiles';

const VARIANTS = ['TS', 'JS'] as const;

/** One element for both languages where they are the same: the stylesheet hides neither. */
const BOTH = VARIANTS.join(' ');

function pre(variant: string, label: string, html: string): string {
  return `<pre data-variant="${variant}" tabindex="0" aria-label="${label}"><code>${html}</code></pre>`;
}

/** The name of a file in both languages. */
function commonName({ name, TS, JS }: DemoFile): string {
  return TS.name === JS.name ? name : name.replace(/\.tsx?$/, '');
}

function fileBody(file: DemoFile): string {
  const { TS, JS } = file;
  if (TS.code === JS.code) return pre(BOTH, commonName(file), TS.html);
  return pre('TS', TS.name, TS.html) + pre('JS', JS.name, JS.html);
}

function fileNames({ TS, JS }: DemoFile): string {
  if (TS.name === JS.name) return TS.name;
  return VARIANTS.map(
    (variant) => `<span data-variant="${variant}">${(variant === 'TS' ? TS : JS).name}</span>`,
  ).join('');
}

/** A file that the page has already is a link to its panel, by which `unpackNoscript` finds it. */
function linkToPanel(panel: string, file: DemoFile): string {
  return `<p data-same-as="${panel}"><a href="#${panel}">${fileNames(file)}</a></p>`;
}

/**
 * The HTML of a demo's files in both languages; the stylesheet shows the chosen one. Several
 * files are tabs, see `useFileTabs`; without scripts all of them are shown.
 *
 * @param panels what the page has already: the HTML of a file, and the panel that it's in
 */
export function sourceHtml(
  files: readonly DemoFile[],
  id: string,
  panels = new Map<string, string>(),
): string {
  if (files.length === 1) {
    return files
      .map((file) => `<div data-file-name>${fileNames(file)}</div>${fileBody(file)}`)
      .join('');
  }
  const tabs = files.map(
    (file, index) =>
      `<button type="button" role="tab" id="${id}-tab-${String(index)}" aria-controls="${id}-file-${String(index)}" aria-selected="${String(index === 0)}" tabindex="${index === 0 ? '0' : '-1'}">${fileNames(file)}</button>`,
  );
  const contents = files.map((file, index) => {
    const panel = `${id}-file-${String(index)}`;
    const body = fileBody(file);
    const other = panels.get(body) ?? panel;
    panels.set(body, other);
    const content = other === panel ? body : linkToPanel(other, file);
    return `<div role="tabpanel" id="${panel}" aria-labelledby="${id}-tab-${String(index)}"${index === 0 ? '' : ' hidden'}>${content}</div>`;
  });
  return `<div role="tablist" aria-label="Files">${tabs.join('')}</div>${contents.join('')}`;
}

/** The short JSX of a demo in both languages; empty when it is not short. */
export function shortHtml(files: readonly DemoFile[]): string {
  const [entry] = files;
  const html = entry?.TS.shortHtml;
  if (entry === undefined || html === undefined) return '';
  const { TS, JS } = entry;
  const { shortHtml: jsHtml = html } = JS;
  if (html === jsHtml) return pre(BOTH, `${commonName(entry)}, in short`, html);
  return pre('TS', `${TS.name}, in short`, html) + pre('JS', `${JS.name}, in short`, jsHtml);
}
