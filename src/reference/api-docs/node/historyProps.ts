import ts from 'typescript';
import type { ComponentSnapshot, PropSnapshot } from '../model/createHistory';
import { type DeclarationIndex, findDeclaration } from './historyTypes';

/** Props found so far, and whether there are others from a package that wasn't read. */
interface FoundProps {
  readonly props: Map<string, PropSnapshot>;
  hasUnknownProps: boolean;
}

interface Context {
  readonly index: DeclarationIndex;
  readonly file: string;
  readonly seen: ReadonlySet<string>;
}

/**
 * Utility types that keep the props of their first argument, except those that they omit or don't
 * pick.
 */
const WRAPPERS =
  /^(Omit|DistributiveOmit|Pick|Partial|Required|Readonly|StandardProps|OverrideProps|Overwrite|MakeOptional|DefaultizedProps|Simplify|PropsWithChildren|React\.PropsWithChildren)$/;

/** Props of nearly every component, whose types have often moved without a visible change. */
const COMMON_PROPS = new Set([
  'component',
  'ref',
  'key',
  'children',
  'className',
  'style',
  'sx',
  'classes',
]);

const EXTERNAL = /^@mui\/(base|material|joy|x-|system|lab)/;

function addProp(member: ts.TypeElement, found: FoundProps): void {
  if (!ts.isPropertySignature(member) && !ts.isMethodSignature(member)) return;
  if (ts.isComputedPropertyName(member.name)) return;
  const name = member.name.text;
  if (COMMON_PROPS.has(name)) return;
  const tags = ts.getJSDocTags(member);
  const defaultText = tags
    .filter((tag) => tag.tagName.text === 'default')
    .map((tag) => ts.getTextOfJSDocComment(tag.comment) ?? '')[0]
    ?.replace(/[`\s]+/g, ' ')
    .trim()
    .replaceAll('"', "'");
  found.props.set(name, {
    isDeprecated: tags.some((tag) => tag.tagName.text === 'deprecated'),
    ...(defaultText === undefined || defaultText === '' ? {} : { defaultValue: defaultText }),
  });
}

function addMembers(members: readonly ts.TypeElement[], context: Context, found: FoundProps): void {
  for (const member of members) addProp(member, found);
  // A type map (`ButtonTypeMap`) has the component's props in its member `props`.
  const isTypeMap = members.some((member) => member.name?.getText() === 'defaultComponent');
  if (!isTypeMap) return;
  for (const name of ['props', 'defaultComponent', 'classKey']) found.props.delete(name);
  const props = members.find((member) => member.name?.getText() === 'props');
  if (props !== undefined && ts.isPropertySignature(props) && props.type !== undefined) {
    addType(props.type, context, found);
  }
}

function readNames(node: ts.TypeNode | undefined): string[] {
  if (node === undefined) return [];
  if (ts.isUnionTypeNode(node)) return node.types.flatMap(readNames);
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? [node.literal.text] : [];
}

function addReference(
  name: string,
  args: readonly ts.TypeNode[],
  context: Context,
  found: FoundProps,
): void {
  const [first, second] = args;
  // A type map that extends another one passes its own props as an argument.
  if (/^Extend\w*TypeMap$/.test(name) && first !== undefined) addType(first, context, found);
  if (WRAPPERS.test(name)) {
    const inner: FoundProps = { props: new Map(), hasUnknownProps: false };
    for (const arg of name === 'Overwrite' ? args : args.slice(0, 1)) addType(arg, context, inner);
    const names = new Set(readNames(second));
    for (const [prop, snapshot] of inner.props) {
      if (/Omit$|^StandardProps$/.test(name) && names.has(prop)) continue;
      if (name === 'Pick' && !names.has(prop)) continue;
      found.props.set(prop, snapshot);
    }
    found.hasUnknownProps ||= inner.hasUnknownProps;
    return;
  }
  if (name === 'CreateSlotsAndSlotProps') {
    for (const prop of ['slots', 'slotProps']) found.props.set(prop, { isDeprecated: false });
    return;
  }
  const key = `${context.file}#${name}`;
  if (context.seen.has(key)) return;
  const from = context.index.imports.get(context.file)?.get(name);
  if (from !== undefined && EXTERNAL.test(from)) {
    found.hasUnknownProps = true;
    return;
  }
  const declaration = findDeclaration(context.index, name, context.file);
  if (declaration === undefined || (from !== undefined && !from.startsWith('.'))) {
    // React's attributes and type parameters don't count as props of the component.
    const isForeign = /^[A-Z][A-Za-z]*\.|^T?[A-Z]$|^T[A-Z]|^Additional|^Root/.test(name);
    if (!isForeign && from?.startsWith('.') === true) found.hasUnknownProps = true;
    return;
  }
  const inside = { ...context, file: declaration.file, seen: new Set([...context.seen, key]) };
  const { node } = declaration;
  if (ts.isTypeAliasDeclaration(node)) {
    addType(node.type, inside, found);
  } else {
    for (const clause of node.heritageClauses ?? []) {
      for (const type of clause.types) {
        addReference(type.expression.getText(), type.typeArguments ?? [], inside, found);
      }
    }
    addMembers(node.members, inside, found);
  }
}

function addType(node: ts.TypeNode, context: Context, found: FoundProps): void {
  if (ts.isTypeLiteralNode(node)) addMembers(node.members, context, found);
  else if (ts.isIntersectionTypeNode(node) || ts.isUnionTypeNode(node)) {
    for (const type of node.types) addType(type, context, found);
  } else if (ts.isParenthesizedTypeNode(node)) addType(node.type, context, found);
  else if (ts.isTypeReferenceNode(node)) {
    addReference(node.typeName.getText(), node.typeArguments ?? [], context, found);
  } else if (ts.isConditionalTypeNode(node)) {
    addType(node.trueType, context, found);
    addType(node.falseType, context, found);
  } else if (ts.isMappedTypeNode(node)) found.hasUnknownProps = true;
  else if (ts.isIndexedAccessTypeNode(node)) {
    const owner = node.objectType.getText();
    // `M['props']` is the parameter of a type map; the props come from whoever uses it.
    if (/^([A-Z]|TypeMap)$/.test(owner)) return;
    if (node.indexType.getText() === "'props'") addReference(owner, [], context, found);
    else found.hasUnknownProps = true;
  }
}

/**
 * Reads the props of a component in one version, from its `…Props` type and the types it consists
 * of.
 */
export function readComponentSnapshot(
  index: DeclarationIndex,
  component: string,
  file: string,
): ComponentSnapshot | undefined {
  const found: FoundProps = { props: new Map(), hasUnknownProps: false };
  const roots = [`${component}Props`, `${component}TypeMap`].filter((name) =>
    index.types.has(name),
  );
  for (const root of roots) addReference(root, [], { index, file, seen: new Set() }, found);
  return roots.length === 0 ? undefined : found;
}
