import type { DemoFile } from '../../editor/model/demoFiles';

const VARIANTS = ['TS', 'JS'] as const;

/** The variant of an element for both languages, which the stylesheet never hides. */
const BOTH = VARIANTS.join(' ');

function pre(variant: string, label: string, html: string): string {
  return `<pre data-variant="${variant}" tabindex="0" aria-label="${label}"><code>${html}</code></pre>`;
}

/** Returns a name for a file in both languages, without an extension if that differs. */
function getCommonName({ name, TS, JS }: DemoFile): string {
  return TS.name === JS.name ? name : name.replace(/\.tsx?$/, '');
}

function fileBody(file: DemoFile): string {
  const { TS, JS } = file;
  if (TS.code === JS.code) return pre(BOTH, getCommonName(file), TS.html);
  return pre('TS', TS.name, TS.html) + pre('JS', JS.name, JS.html);
}

function fileNames({ TS, JS }: DemoFile): string {
  if (TS.name === JS.name) return TS.name;
  return VARIANTS.map(
    (variant) => `<span data-variant="${variant}">${(variant === 'TS' ? TS : JS).name}</span>`,
  ).join('');
}

/** Links to the panel that already contains a file. `unpackNoscript` replaces the link with the file. */
function linkToPanel(panel: string, file: DemoFile): string {
  return `<p data-same-as="${panel}"><a href="#${panel}">${fileNames(file)}</a></p>`;
}

/**
 * Returns the HTML of a demo's files in both languages. The stylesheet shows the chosen language. Several
 * files are tabs (`useFileTabs`). Without JavaScript, all of them are shown.
 *
 * @param panels maps the HTML of files that are already on the page to the id of their panel
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

/** Returns the HTML of a demo's short JSX in both languages, or `''` if it isn't short. */
export function shortHtml(files: readonly DemoFile[]): string {
  const [entry] = files;
  const html = entry?.TS.shortHtml;
  if (entry === undefined || html === undefined) return '';
  const { TS, JS } = entry;
  const { shortHtml: jsHtml = html } = JS;
  if (html === jsHtml) return pre(BOTH, `${getCommonName(entry)}, in short`, html);
  return pre('TS', `${TS.name}, in short`, html) + pre('JS', `${JS.name}, in short`, jsHtml);
}
