import postcss from 'postcss';
import type { AtRule, Declaration, Plugin, Root, Rule } from 'postcss';

export interface UsedNames {
  /** Words that may be class names, from all code that generates HTML. */
  readonly classes: ReadonlySet<string>;
  /** Custom properties that other stylesheets or code read. */
  readonly variables: ReadonlySet<string>;
  /** Custom properties that the site overrides on `:root`, after the framework's stylesheet. */
  readonly overridden: ReadonlySet<string>;
}

const CLASS = /\.(-?[A-Za-z_][\w-]*)/g;
const VARIABLE = /var\(\s*(--[\w-]+)/g;
/** Parts of a selector whose classes an element needn't have: negations and alternatives. */
const OPTIONAL_PART = /:not\([^()]*\)|:(?:is|where)\([^()]*,[^()]*\)/g;

/** Returns all words in a piece of code. A class that isn't among them isn't used by that code. */
export function readWords(code: string): string[] {
  return code.split(/[^\w-]+/);
}

/** Returns the custom properties that a piece of CSS or code reads. */
export function readVariables(code: string): string[] {
  return [...code.matchAll(VARIABLE)].map(([, name = '']) => name);
}

/** Returns the custom properties that a stylesheet sets on `:root` unconditionally. */
export function readRootVariables(css: string): string[] {
  return listRootVariables(postcss.parse(css)).map(({ prop }) => prop);
}

/** Whether a rule applies in every mode and width. A cascade layer isn't a condition. */
function isUnconditional({ parent }: Rule): boolean {
  return (
    parent?.type === 'root' || (parent?.type === 'atrule' && (parent as AtRule).name === 'layer')
  );
}

function listRootVariables(root: Root): Declaration[] {
  const found: Declaration[] = [];
  root.walkRules(':root', (rule) => {
    if (!isUnconditional(rule)) return;
    rule.each((node) => {
      if (node.type === 'decl' && node.prop.startsWith('--')) found.push(node);
    });
  });
  return found;
}

function isUsed(selector: string, classes: ReadonlySet<string>): boolean {
  return [...selector.replaceAll(OPTIONAL_PART, '').matchAll(CLASS)].every(([, name = '']) =>
    classes.has(name),
  );
}

/** @param others custom properties that are read elsewhere */
function dropVariables(root: Root, others: ReadonlySet<string>): void {
  const read = new Set([...others, ...readVariables(root.toString())]);
  let found = 0;
  root.walkDecls(/^--/, (declaration) => {
    if (read.has(declaration.prop)) return;
    declaration.remove();
    found += 1;
  });
  // Some may have been read only by the ones just removed.
  if (found > 0) dropVariables(root, others);
}

/**
 * Creates a PostCSS plugin that removes unused CSS from a framework's stylesheet: rules for classes
 * that the site's code doesn't contain, custom properties that aren't read, and custom properties
 * that the site overrides. Every page's first paint waits for that stylesheet.
 *
 * Class names that code concatenates aren't found. Write full names (`alert--info`, not
 * `alert--${kind}`).
 *
 * @param file matches the path of the framework's stylesheet
 * @param readUsed called when that stylesheet is processed, so never in bundles without it
 */
export function createUnusedRulesPlugin(file: RegExp, readUsed: () => UsedNames): Plugin {
  return {
    postcssPlugin: 'drop-unused-rules',
    OnceExit(root) {
      if (!file.test(root.source?.input.file?.replaceAll('\\', '/') ?? '')) return;
      const { classes, variables, overridden } = readUsed();
      for (const declaration of listRootVariables(root)) {
        if (overridden.has(declaration.prop)) declaration.remove();
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
