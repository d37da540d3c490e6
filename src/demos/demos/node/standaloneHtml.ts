import { escapeHtml } from '../../../foundation/site/model/escapeHtml';
import { findElement } from './htmlElements';
import type { ListedDemo } from './listDemos';

interface ExtractedDemo {
  /** The demo's stylesheet and its root element. */
  readonly html: string;
  /** The page without the copy that only the standalone demo needs. */
  readonly page: string;
}

/** Returns the HTML of a demo in its page, or `undefined` if the page doesn't contain the demo. */
export function extractDemo(page: string, name: string): ExtractedDemo | undefined {
  const figure = findElement(page, 'figure', (tag) => attributeIs(tag, 'data-demo', name));
  if (figure === undefined) return undefined;
  const block = page.slice(figure.start, figure.end);
  const template = findElement(block, 'template', (tag) =>
    attributeIs(tag, 'data-demo-document', name),
  );
  if (template !== undefined) {
    const html = block.slice(template.open, template.close);
    const start = figure.start + template.open;
    const end = figure.start + template.close;
    return { html, page: page.slice(0, start) + page.slice(end) };
  }
  const preview = findElement(block, 'div', (tag) => tag.includes('data-demo-preview'));
  if (preview === undefined) return undefined;
  return { html: block.slice(preview.open, preview.close), page };
}

function attributeIs(tag: string, name: string, value: string): boolean {
  return new RegExp(`\\b${name}=(?:"${value}"|${value}(?=[\\s>]))`).test(tag);
}

/**
 * Splits the shell of standalone demos at its inline script, which is the only script without
 * attributes.
 *
 * @throws Error if the shell doesn't have exactly one inline script
 */
export function splitInlineScript(shell: string): {
  readonly before: string;
  readonly script: string;
  readonly after: string;
} {
  const [before = '', script, after, ...more] = shell.split(/<script ?>([\s\S]*?)<\/script>/);
  if (script === undefined || after === undefined || more.length > 0) {
    throw new Error(
      'build/demo.html must have exactly one inline script, which all standalone demos share, but it has none or several. Look for plugins that add or remove scripts in injectHtmlTags, as src/plugins/classic-theme/index.ts does.',
    );
  }
  return { before, script, after };
}

/**
 * Returns the standalone page of a demo: the shell with the demo's name and HTML, and without the links
 * and metadata that have the shell's URL.
 */
export function fillShell(shell: string, demo: ListedDemo, html: string): string {
  const [styling = 'system'] = Object.keys(demo.variants);
  const preview = findElement(shell, 'div', (tag) => tag.includes('data-demo-preview'));
  if (preview === undefined) {
    throw new Error(
      'build/demo.html has no element with data-demo-preview for the HTML of standalone demos. StandaloneDemoPage in src/demos/demos/client renders it.',
    );
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
