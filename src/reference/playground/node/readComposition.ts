import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { sourcePage } from '../../../writing/content/node/findDemoVariants';
import type { JsxTemplate } from '../model/types';
import { splitColored } from '../../../writing/code/model/coloredTokens';

/** Stands for the props while the code is colored; no real attribute is called so. */
const MARK = '__props__';

/** A file beside a page that gives a playground its composition. */
export interface Composition {
  readonly file: string;
  /** Its JSX in colors, around the place of the props. */
  readonly color: () => Promise<JsxTemplate>;
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

/** The outermost JSX that a node stands in. */
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

/** Spaces before a position's line begins. */
function indentOf(code: string, position: number): number {
  const line = code.slice(code.lastIndexOf('\n', position) + 1);
  return line.length - line.trimStart().length;
}

/** The spaces that all lines of an indented element have in common. */
function indentation(width: number): RegExp {
  return new RegExp(`^ {0,${String(width)}}`, 'u');
}

async function color(code: string, spread: ts.JsxSpreadAttribute): Promise<JsxTemplate> {
  const jsx = outermostJsx(spread);
  const margin = indentOf(code, jsx.getStart());
  const element = spread.parent.parent;
  const before = code.slice(jsx.getStart(), spread.getStart());
  const text = `${before.trimEnd()} ${MARK}${code.slice(spread.getEnd(), jsx.getEnd())}`
    .split('\n')
    .map((line, index) => (index === 0 ? line : line.replace(indentation(margin), '')))
    .join('\n');
  // Loaded here, since the writer's check reads compositions and colors none.
  const { highlight } = await import('../../../writing/code/node/highlight');
  const html = await highlight(text, 'tsx');
  const [beforeHtml, afterHtml] = splitColored(html, MARK);
  return {
    beforeHtml,
    afterHtml,
    indent: Math.max(0, indentOf(code, element.getStart()) - margin),
    ...(/\n *$/u.test(before) ? { isBroken: true } : {}),
  };
}

/**
 * Reads the composition of a playground: its JSX, where `{...props}` stands on the component.
 * A text says what is wrong with it.
 */
export function readComposition(pageFile: string, src: string, of: string): Composition | string {
  const file = path.resolve(path.dirname(sourcePage(pageFile)), src);
  if (!src.endsWith('.tsx') || !fs.existsSync(file)) {
    return `The file "${src}" does not exist beside the page. Create it: its default export takes the props of ${of}.`;
  }
  const code = fs.readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  if (!/^export default function/mu.test(code)) {
    return `"${src}" has no default export. Write: export default function ${path.basename(src, '.tsx')}(props: ${of}Props).`;
  }
  const spreads = findSpread(source, of);
  const [spread] = spreads;
  if (spread === undefined || spreads.length > 1) {
    return `"${src}" has ${String(spreads.length)} times <${of} {...props}>, where the knobs' props go. Write it once.`;
  }
  return { file, color: () => color(code, spread) };
}
