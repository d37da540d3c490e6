/** Builders for MDX nodes that contain code, which MDX stores as ESTree. */

type Node = Readonly<Record<string, unknown>>;

const identifier = (name: string): Node => ({ type: 'Identifier', name });
const literal = (value: string): Node => ({ type: 'Literal', value, raw: JSON.stringify(value) });

function program(body: Node): Node {
  const estree = { type: 'Program', sourceType: 'module', body: [body], comments: [] };
  return { type: 'mdxjsEsm', value: '', data: { estree } };
}

function importNode(specifier: Node, from: string): Node {
  return program({
    type: 'ImportDeclaration',
    specifiers: [specifier],
    source: literal(from),
    attributes: [],
  });
}

/** `import local from 'from'` */
export function importDefault(local: string, from: string): Node {
  return importNode({ type: 'ImportDefaultSpecifier', local: identifier(local) }, from);
}

/** `import { name } from 'from'` */
export function importNamed(name: string, from: string): Node {
  const both = { imported: identifier(name), local: identifier(name) };
  return importNode({ type: 'ImportSpecifier', ...both }, from);
}

/** Returns an expression for plain data. */
function value(data: unknown): Node {
  if (Array.isArray(data)) return { type: 'ArrayExpression', elements: data.map(value) };
  if (typeof data === 'object' && data !== null) {
    const properties = Object.entries(data).map(([key, item]) => ({
      type: 'Property',
      kind: 'init',
      method: false,
      shorthand: false,
      computed: false,
      key: literal(key),
      value: value(item),
    }));
    return { type: 'ObjectExpression', properties };
  }
  return literal(String(data));
}

/** `name(…args)`, where the arguments are plain data */
export function callExpression(name: string, args: readonly unknown[]): Node {
  return {
    type: 'CallExpression',
    callee: identifier(name),
    arguments: args.map(value),
    optional: false,
  };
}

/** `export const name = init` */
export function exportConst(name: string, init: Node): Node {
  return program({
    type: 'ExportNamedDeclaration',
    specifiers: [],
    source: null,
    attributes: [],
    declaration: {
      type: 'VariableDeclaration',
      kind: 'const',
      declarations: [{ type: 'VariableDeclarator', id: identifier(name), init }],
    },
  });
}

/** `<Name prop={identifier} text="…" />` */
export function jsxElement(
  name: string,
  props: Readonly<Record<string, string>>,
  texts: Readonly<Record<string, string>> = {},
): Node {
  const attributes = Object.entries(props).map(([key, local]) => {
    const statement = { type: 'ExpressionStatement', expression: identifier(local) };
    const estree = { type: 'Program', sourceType: 'module', body: [statement], comments: [] };
    const expression = { type: 'mdxJsxAttributeValueExpression', value: local, data: { estree } };
    return { type: 'mdxJsxAttribute', name: key, value: expression };
  });
  const plain = Object.entries(texts).map(([key, text]) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value: text,
  }));
  return { type: 'mdxJsxFlowElement', name, attributes: [...attributes, ...plain], children: [] };
}
