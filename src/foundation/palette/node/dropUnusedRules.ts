import postcss from 'postcss';
import type { AtRule, Declaration, Plugin, Root, Rule } from 'postcss';

export interface UsedNames {
  /** Words that may be names of classes, from all code that writes HTML. */
  readonly classes: ReadonlySet<string>;
  /** Custom properties that other stylesheets, or code, read. */
  readonly variables: ReadonlySet<string>;
  /** Custom properties that the site itself sets for the whole page, after the framework. */
  readonly replaced: ReadonlySet<string>;
}

const CLASS = /\.(-?[A-Za-z_][\w-]*)/g;
const VARIABLE = /var\(\s*(--[\w-]+)/g;
/** What isn't a condition for all: what an element must not have, and alternatives. */
const CHOICE = /:not\([^()]*\)|:(?:is|where)\([^()]*,[^()]*\)/g;

/** Words of a piece of code, in strings or not: what isn't there can't be the name of a class. */
export function readWords(code: string): string[] {
  return code.split(/[^\w-]+/);
}

/** Custom properties that a piece of CSS or code reads. */
export function readVariables(code: string): string[] {
  return [...code.matchAll(VARIABLE)].map(([, name = '']) => name);
}

/** Custom properties that a stylesheet sets on `:root` in every mode and width. */
export function readRootVariables(css: string): string[] {
  return listRootVariables(postcss.parse(css)).map(({ prop }) => prop);
}

/** A layer is no condition: its rules are for every mode and width. */
function isForAll({ parent }: Rule): boolean {
  return (
    parent?.type === 'root' || (parent?.type === 'atrule' && (parent as AtRule).name === 'layer')
  );
}

function listRootVariables(root: Root): Declaration[] {
  const found: Declaration[] = [];
  root.walkRules(':root', (rule) => {
    if (!isForAll(rule)) return;
    rule.each((node) => {
      if (node.type === 'decl' && node.prop.startsWith('--')) found.push(node);
    });
  });
  return found;
}

function isUsed(selector: string, classes: ReadonlySet<string>): boolean {
  return [...selector.replaceAll(CHOICE, '').matchAll(CLASS)].every(([, name = '']) =>
    classes.has(name),
  );
}

/** @param others variables that are read elsewhere */
function dropVariables(root: Root, others: ReadonlySet<string>): void {
  const read = new Set([...others, ...readVariables(root.toString())]);
  let found = 0;
  root.walkDecls(/^--/, (declaration) => {
    if (read.has(declaration.prop)) return;
    declaration.remove();
    found += 1;
  });
  // One that only the dropped ones have read.
  if (found > 0) dropVariables(root, others);
}

/**
 * The step of PostCSS that takes out of a framework's stylesheet the rules for classes which no code
 * of the site names, the variables that nobody reads, and those that the site sets again. Every page
 * waits for that stylesheet.
 *
 * A name that code puts together isn't found: write whole names (`alert--info`, not `alert--${kind}`).
 *
 * @param file what the path of the framework's stylesheet matches
 * @param readUsed is asked when that stylesheet comes, and not at all in bundles without it
 */
export function createUnusedRulesPlugin(file: RegExp, readUsed: () => UsedNames): Plugin {
  return {
    postcssPlugin: 'drop-unused-rules',
    OnceExit(root) {
      if (!file.test(root.source?.input.file?.replaceAll('\\', '/') ?? '')) return;
      const { classes, variables, replaced } = readUsed();
      for (const declaration of listRootVariables(root)) {
        if (replaced.has(declaration.prop)) declaration.remove();
      }
      root.walkRules((rule) => {
        const kept = rule.selectors.filter((selector) => isUsed(selector, classes));
        if (kept.length === 0) rule.remove();
        else if (kept.length < rule.selectors.length) rule.selectors = kept;
      });
      dropVariables(root, variables);
    },
  };
}
