import { escapeHtml } from '../../../foundation/site/model/escapeHtml';
import { findElement } from './htmlElements';
import type { ListedDemo } from './listDemos';

/** What a page's HTML holds of a demo: its own stylesheet and its root. */
interface RenderedDemo {
  readonly html: string;
  /** The page without the copies that only standalone demos need. */
  readonly page: string;
}

/** The rendered demo out of its page; `undefined` when the page does not have it. */
export function takeRenderedDemo(page: string, name: string): RenderedDemo | undefined {
  const figure = findElement(page, 'figure', (tag) => attributeIs(tag, 'data-demo', name));
  if (figure === undefined) return undefined;
  const block = page.slice(figure.start, figure.end);
  const template = findElement(block, 'template', (tag) =>
    attributeIs(tag, 'data-demo-document', name),
  );
  if (template !== undefined) {
    const inner = block.slice(template.open, template.close);
    const start = figure.start + template.open;
    const end = figure.start + template.close;
    return { html: inner, page: page.slice(0, start) + page.slice(end) };
  }
  const preview = findElement(block, 'div', (tag) => tag.includes('data-demo-preview'));
  if (preview === undefined) return undefined;
  return { html: block.slice(preview.open, preview.close), page };
}

function attributeIs(tag: string, name: string, value: string): boolean {
  return new RegExp(`\\b${name}=(?:"${value}"|${value}(?=[\\s>]))`).test(tag);
}

/**
 * Splits the shell of standalone demos at its one inline script, which is without attributes.
 *
 * @throws Error when there is none, or more than one
 */
export function splitInlineScript(shell: string): {
  readonly before: string;
  readonly script: string;
  readonly after: string;
} {
  const [before = '', script, after, ...more] = shell.split(/<script ?>([\s\S]*?)<\/script>/);
  if (script === undefined || after === undefined || more.length > 0) {
    throw new Error(
      'build/demo.html: standalone demos share one inline script, but the page has none or several. They come from injectHtmlTags of plugins, as in src/plugins/classic-theme/index.ts.',
    );
  }
  return { before, script, after };
}

/** The standalone page of one demo: the shell with the demo's name and HTML in it. */
export function fillShell(shell: string, demo: ListedDemo, html: string): string {
  const [styling = 'system'] = Object.keys(demo.variants);
  const preview = findElement(shell, 'div', (tag) => tag.includes('data-demo-preview'));
  if (preview === undefined) {
    throw new Error('build/demo.html: the shell of the standalone demos has no preview to fill.');
  }
  const tag = shell
    .slice(preview.start, preview.open)
    .replace(/>$/, ` data-demo-styling="${styling}" data-demo-scope="${demo.name}-${styling}">`);
  const filled = shell.slice(0, preview.start) + tag + html + shell.slice(preview.close);
  const page = `data-standalone-demo="" data-demo="${demo.name}"${demo.isDocument ? ' data-document=""' : ''}`;
  return filled
    .replace(/data-standalone-demo="?"? data-demo="?"?(?=[\s>])/, page)
    .replace(
      /<title([^>]*)>[^<]*<\/title>/,
      `<title$1>${demo.name} · ${escapeHtml(demo.pageTitle)}</title>`,
    )
    .replace(/<link(?=[^>]*\brel="?(?:canonical|alternate)\b)[^>]*>/g, '')
    .replace(/<meta(?=[^>]*\bproperty="?og:url\b)[^>]*>/g, '');
}
