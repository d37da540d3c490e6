import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { getEnglishPage } from '../../../writing/content/node/findDemoVariants';
import type { JsxTemplate } from '../model/types';
import { splitColored } from '../../../writing/code/model/coloredTokens';

/** Replaces the props while the code is highlighted. No real attribute has this name. */
const PLACEHOLDER = '__props__';

/** A file next to a page with the JSX that a playground renders its component in. */
export interface Composition {
  readonly file: string;
  /** Highlights its JSX and splits it at the props. */
  readonly createTemplate: () => Promise<JsxTemplate>;
}

function findSpread(source: ts.SourceFile, of: string): ts.JsxSpreadAttribute[] {
  const found: ts.JsxSpreadAttribute[] = [];
  const visit = (node: ts.Node): void => {
    const isOf =
      (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) &&
      node.tagName.getText(source) === of;
    if (isOf) {
      for (const attribute of node.attributes.properties) {
        if (ts.isJsxSpreadAttribute(attribute)) found.push(attribute);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Returns the outermost JSX element that contains a node. */
function outermostJsx(node: ts.Node): ts.Node {
  let outer = node;
  for (let current: ts.Node = node; !ts.isSourceFile(current); current = current.parent) {
    if (
      ts.isJsxElement(current) ||
      ts.isJsxSelfClosingElement(current) ||
      ts.isJsxFragment(current)
    ) {
      outer = current;
    }
  }
  return outer;
}

/** Returns the number of spaces that the line at a position is indented by. */
function indentOf(code: string, position: number): number {
  const line = code.slice(code.lastIndexOf('\n', position) + 1);
  return line.length - line.trimStart().length;
}

/** Matches the indentation to remove from each line of an element. */
function indentation(width: number): RegExp {
  return new RegExp(`^ {0,${String(width)}}`, 'u');
}

async function createTemplate(code: string, spread: ts.JsxSpreadAttribute): Promise<JsxTemplate> {
  const jsx = outermostJsx(spread);
  const margin = indentOf(code, jsx.getStart());
  const element = spread.parent.parent;
  const before = code.slice(jsx.getStart(), spread.getStart());
  const text = `${before.trimEnd()} ${PLACEHOLDER}${code.slice(spread.getEnd(), jsx.getEnd())}`
    .split('\n')
    .map((line, index) => (index === 0 ? line : line.replace(indentation(margin), '')))
    .join('\n');
  // Imported lazily, because `npm run check:content` reads compositions without highlighting them.
  const { highlight } = await import('../../../writing/code/node/highlight');
  const html = await highlight(text, 'tsx');
  const [beforeHtml, afterHtml] = splitColored(html, PLACEHOLDER);
  return {
    beforeHtml,
    afterHtml,
    indent: Math.max(0, indentOf(code, element.getStart()) - margin),
    ...(/\n *$/u.test(before) ? { isMultiline: true } : {}),
  };
}

/**
 * Reads the composition of a playground: a component whose JSX has `{...props}` on the playground's
 * component.
 *
 * @returns the composition, or a message that says what's wrong with the file
 */
export function readComposition(pageFile: string, src: string, of: string): Composition | string {
  const file = path.resolve(path.dirname(getEnglishPage(pageFile)), src);
  if (!src.endsWith('.tsx') || !fs.existsSync(file)) {
    return `The file "${src}" does not exist next to the page. Create it, with a component as its default export that accepts the props of ${of}.`;
  }
  const code = fs.readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  if (!/^export default function/mu.test(code)) {
    return `"${src}" has no default export, so the playground has nothing to render. Write: export default function ${path.basename(src, '.tsx')}(props: ${of}Props).`;
  }
  const spreads = findSpread(source, of);
  const [spread] = spreads;
  if (spread === undefined || spreads.length > 1) {
    return `"${src}" must contain <${of} {...props}> exactly once, but has it ${String(spreads.length)} times. The controls' props are inserted there.`;
  }
  return { file, createTemplate: () => createTemplate(code, spread) };
}
