import path from 'node:path';
import { compile, middleware, serialize, stringify } from 'stylis';
import type { Element } from 'stylis';

const CLASS = /\.([A-Za-z_][\w-]*)/g;

/** The attribute that a demo's stylesheets hang on; its preview carries it. */
export function demoScope(name: string, styling: string): string {
  return `${name}-${styling}`;
}

function isModule(file: string): boolean {
  return file.endsWith('.module.css');
}

function moduleClass(file: string, name: string): string {
  return `${path.basename(file, '.module.css')}_${name}`;
}

/** Class names of a CSS module as its importer sees them; none for an ordinary stylesheet. */
export function moduleClasses(css: string, file: string): Record<string, string> {
  const classes: Record<string, string> = {};
  if (!isModule(file)) return classes;
  const collect = (elements: Element[]): void => {
    for (const { type, props, children } of elements) {
      if (type === 'rule' && Array.isArray(props)) {
        for (const [, name = ''] of props.join(',').matchAll(CLASS)) {
          classes[name] = moduleClass(file, name);
        }
      }
      if (Array.isArray(children)) collect(children);
    }
  };
  collect(compile(css));
  return classes;
}

/**
 * A demo's stylesheet, limited to the demo: the same class name in two demos of a page is
 * two classes, and nothing reaches the page. Throws, by file and line, for rules about the
 * document, which would never match.
 */
export function scopeCss(css: string, file: string, scope: string): string {
  const attribute = `[data-demo-scope="${scope}"]`;
  const problems: string[] = [];
  const rewrite = (element: Element): void => {
    const selectors = element.props;
    if (element.type !== 'rule' || !Array.isArray(selectors)) return;
    if (selectors.some((selector) => /(^|\s)(?:html|body|:root)\b/.test(selector))) {
      problems.push(
        `${file}:${String(element.line)}: a demo cannot style the document ("${selectors.join(', ').replaceAll(`${attribute} `, '')}"): it shares it with the page. Give the demo's own root a class.`,
      );
    }
    if (isModule(file)) {
      element.props = selectors.map((selector) =>
        selector.replace(CLASS, (_match, name: string) => `.${moduleClass(file, name)}`),
      );
    }
  };
  const scoped = serialize(compile(`${attribute}{${css}}`), middleware([rewrite, stringify]));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return scoped;
}
