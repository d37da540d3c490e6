import path from 'node:path';
import { compile, middleware, serialize, stringify } from 'stylis';
import type { Element } from 'stylis';

const CLASS = /\.([A-Za-z_][\w-]*)/g;

/** Returns the value of `data-demo-scope` on a demo's preview, which its stylesheets are scoped to. */
export function demoScope(name: string, styling: string): string {
  return `${name}-${styling}`;
}

function isModule(file: string): boolean {
  return file.endsWith('.module.css');
}

function moduleClass(file: string, name: string): string {
  return `${path.basename(file, '.module.css')}_${name}`;
}

/** Maps the class names of a CSS module to their scoped names. Empty for an ordinary stylesheet. */
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
 * Scopes a stylesheet to one demo, so that it affects neither the page nor another demo with the same
 * class names.
 *
 * @throws Error that lists, by file and line, rules for the document, which would never match
 */
export function scopeCss(css: string, file: string, scope: string): string {
  const attribute = `[data-demo-scope="${scope}"]`;
  const problems: string[] = [];
  const rewrite = (element: Element): void => {
    const selectors = element.props;
    if (element.type !== 'rule' || !Array.isArray(selectors)) return;
    if (selectors.some((selector) => /(^|\s)(?:html|body|:root)\b/.test(selector))) {
      problems.push(
        `${file}:${String(element.line)}: a demo can't style the document ("${selectors.join(', ').replaceAll(`${attribute} `, '')}"), because it shares the document with the page. Add a class to the demo's root element and style that.`,
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
