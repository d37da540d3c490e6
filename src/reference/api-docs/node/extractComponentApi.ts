import ts from 'typescript';
import type { ComponentApi, CssClassApi, PropApi, SlotApi } from '../model/types';
import { extractClasses } from './extractClasses';
import {
  byName,
  extractMember,
  getDeclarationFile,
  isLibraryProp,
  isSystemProp,
  ownersOf,
} from './extractMembers';
import type { ExtractContext } from './extractMembers';
import { readComment, readInheritance } from './readComments';
import { readRuntime } from './readRuntime';
import type { RuntimeInfo } from './parseRuntime';

export type ExtractedComponent = Pick<
  ComponentApi,
  | 'acceptsProps'
  | 'props'
  | 'slots'
  | 'classes'
  | 'inherits'
  | 'element'
  | 'refTarget'
  | 'hasSystemProps'
>;

/** Looks up another export of the component's family by name. */
export type FindExport = (name: string) => ts.Symbol | undefined;

const HIDDEN_PROPS = new Set(['key', 'ref', 'propTypes']);

/**
 * Returns the signatures of a component. `JSXElementConstructor` is a union of a function and a
 * class.
 */
function listSignatures(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Signature[] {
  const type = checker.getTypeOfSymbol(symbol);
  return (type.isUnion() ? type.types : [type]).flatMap((part) => [
    ...part.getConstructSignatures(),
    ...part.getCallSignatures(),
  ]);
}

/**
 * Returns the props type of the signature without type parameters, which is the one that apps use
 * most.
 */
function findPropsType(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Type | undefined {
  const signatures = listSignatures(symbol, checker);
  const plain = signatures.filter((signature) => signature.typeParameters === undefined);
  const [parameter] = (plain.at(-1) ?? signatures.at(-1))?.getParameters() ?? [];
  return parameter && checker.getNonNullableType(checker.getTypeOfSymbol(parameter));
}

/**
 * Returns props in `propTypes` that only another signature declares, such as `href` of ButtonBase.
 */
function listOverloadProps(
  symbol: ts.Symbol,
  shown: readonly ts.Symbol[],
  { propTypes }: RuntimeInfo,
  checker: ts.TypeChecker,
): ts.Symbol[] {
  const names = new Set(shown.map(({ name }) => name));
  const found = new Map<string, ts.Symbol>();
  for (const signature of listSignatures(symbol, checker)) {
    const [parameter] = signature.getParameters();
    for (const key of parameter === undefined ? [] : propTypes.keys()) {
      if (names.has(key) || parameter === undefined) continue;
      const prop = checker.getTypeOfSymbol(parameter).getProperty(key);
      if (prop !== undefined) found.set(key, prop);
    }
  }
  return [...found.values()];
}

/** Whether a component accepts the `component` prop, which only its generic signature declares. */
function acceptsComponent(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  return listSignatures(symbol, checker).some((signature) => {
    const [parameter] = signature.typeParameters === undefined ? [] : signature.getParameters();
    return (
      parameter !== undefined &&
      checker.getTypeOfSymbol(parameter).getProperty('component') !== undefined
    );
  });
}

const COMPONENT_PROP: PropApi = {
  name: 'component',
  type: 'React.ElementType',
  required: false,
  description: 'The component or the HTML element that becomes the root node.',
};

function extractSlots(
  slots: ts.Symbol | undefined,
  classes: readonly CssClassApi[],
  { checker }: ExtractContext,
): SlotApi[] {
  if (slots === undefined) return [];
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(slots));
  return checker
    .getPropertiesOfType(type)
    .map((symbol): SlotApi => {
      const comment = readComment(symbol, checker);
      const ownClass = classes.find(({ name, isState }) => name === symbol.name && !isState);
      return {
        name: symbol.name,
        description: comment.text,
        ...(comment.default === undefined ? {} : { default: comment.default }),
        ...(comment.deprecated === undefined ? {} : { deprecated: comment.deprecated }),
        ...(ownClass === undefined ? {} : { className: ownClass.className }),
      };
    })
    .sort(byName);
}

/** Returns what `ref` points to: `React.Ref<HTMLButtonElement>` → `HTMLButtonElement`. */
function findRefTarget(props: ts.Type, context: ExtractContext): string | undefined {
  const ref = props.getProperty('ref');
  if (ref === undefined) return undefined;
  const text = context.printer.printType(context.checker.getTypeOfSymbol(ref));
  const target = /Ref(?:Object)?<(?<target>\w+)(?: \| null)?>/u.exec(text)?.groups?.['target'];
  return target === 'any' ? 'unknown' : target;
}

/** Returns the tag name of a DOM type: `HTMLDivElement` → `div`. */
function findElement(refTarget: string | undefined): string | undefined {
  const name = /^(?:HTML|SVG)(?<name>\w+?)Element$/u.exec(refTarget ?? '')?.groups?.['name'];
  const special: Record<string, string> = {
    Anchor: 'a',
    UList: 'ul',
    OList: 'ol',
    LI: 'li',
    HR: 'hr',
    Paragraph: 'p',
    TableCell: 'td',
    TableRow: 'tr',
    TableSection: 'tbody',
    SVG: 'svg',
    Image: 'img',
    G: 'g',
  };
  return name === undefined ? undefined : (special[name] ?? name.toLowerCase());
}

function addRuntimeDefault(prop: PropApi, runtime: RuntimeInfo): PropApi {
  const value = prop.default ?? (prop.required ? undefined : runtime.defaults.get(prop.name));
  return value === undefined ? prop : { ...prop, default: value };
}

/** Extracts the tables of a component: its own and inherited props, slots, and CSS classes. */
export function extractComponentApi(
  name: string,
  symbol: ts.Symbol,
  context: ExtractContext,
  findExport: FindExport,
): ExtractedComponent {
  const { checker } = context;
  const type = findPropsType(symbol, checker);
  const runtime = readRuntime(getDeclarationFile(symbol), name);
  const inherits = readInheritance(symbol, checker);
  const all = type === undefined ? [] : [...checker.getPropertiesOfType(type)];
  all.push(...listOverloadProps(symbol, all, runtime, checker));
  const owners = new Set(ownersOf(getDeclarationFile(symbol)));
  const findOwner = (prop: ts.Symbol): string | undefined => {
    const [base = '', folder = ''] = ownersOf(getDeclarationFile(prop));
    return [base, folder].find(
      (owner) => /^[A-Z]/u.test(owner) && (owners.has(owner) || findExport(owner) !== undefined),
    );
  };
  const props = all
    .filter(({ name: key }) => !HIDDEN_PROPS.has(key) || runtime.propTypes.has(key))
    .filter(
      (prop) =>
        runtime.propTypes.has(prop.name) ||
        (isLibraryProp(prop, context) &&
          !isSystemProp(prop, context) &&
          !readComment(prop, checker).isIgnored),
    )
    .map((prop): PropApi => {
      const isFromOverload = type?.getProperty(prop.name) === undefined;
      const extracted = extractMember(prop, context);
      const member = addRuntimeDefault(
        isFromOverload ? { ...extracted, required: false } : extracted,
        runtime,
      );
      if (!isLibraryProp(prop, context)) return { ...member, native: true };
      const owner = findOwner(prop);
      return owner === undefined || owners.has(owner) ? member : { ...member, from: owner };
    });
  if (!props.some((prop) => prop.name === 'component') && acceptsComponent(symbol, checker)) {
    props.push(COMPONENT_PROP);
  }
  const find = (key: string): ts.Symbol | undefined => all.find((prop) => prop.name === key);
  const classes = extractClasses(name, findExport(`${name}Classes`), find('classes'), context);
  const refTarget = type && findRefTarget(type, context);
  // Only a component that spreads unknown props onto an element has all of the DOM's attributes.
  const spreadsRest = all.some((prop) => prop.name === 'onCopyCapture');
  const element = inherits === undefined && spreadsRest ? findElement(refTarget) : undefined;
  return {
    acceptsProps: all.length > 0,
    props: props.sort(byName),
    slots: extractSlots(find('slots'), classes, context),
    classes,
    hasSystemProps: all.some((prop) => prop.name === 'alignItems' && isSystemProp(prop, context)),
    ...(inherits === undefined ? {} : { inherits }),
    ...(element === undefined ? {} : { element }),
    ...(refTarget === undefined ? {} : { refTarget }),
  };
}
