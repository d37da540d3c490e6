/** A value or group of values in a theme, for the light and the dark scheme. */
export interface ThemeNode {
  /** The last part of the path: `main`. */
  readonly key: string;
  /** The path from the root, as in the URL: `$.palette.primary.main`. */
  readonly path: string;
  /** The formatted value in the light scheme. Unset for a group. */
  readonly light?: string;
  /** The formatted value in the dark scheme, if it differs. */
  readonly dark?: string;
  readonly children?: readonly ThemeNode[];
}

const ROOT_PATH = '$';

/**
 * Formats a value as code. Functions are only shown as `function`, since nobody would copy their
 * code.
 */
function formatValue(value: unknown): string {
  if (typeof value === 'function') return 'function';
  if (typeof value === 'string') return `'${value}'`;
  return String(value);
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function createNode(key: string, path: string, light: unknown, dark: unknown): ThemeNode {
  if (isGroup(light) || isGroup(dark)) {
    return { key, path, children: createChildren(path, light, dark) };
  }
  const lightText = formatValue(light);
  const darkText = formatValue(dark);
  return lightText === darkText
    ? { key, path, light: lightText }
    : { key, path, light: lightText, dark: darkText };
}

function createChildren(path: string, light: unknown, dark: unknown): ThemeNode[] {
  const lightGroup = isGroup(light) ? light : {};
  const darkGroup = isGroup(dark) ? dark : {};
  const keys = new Set([...Object.keys(lightGroup), ...Object.keys(darkGroup)]);
  return [...keys].map((key) => createNode(key, `${path}.${key}`, lightGroup[key], darkGroup[key]));
}

/** Merges the light and the dark version of a theme into one tree. */
export function createThemeTree(light: object, dark: object): readonly ThemeNode[] {
  return createChildren(ROOT_PATH, light, dark);
}

/** Whether anything at or below a node differs between the schemes. */
function hasDifference(node: ThemeNode): boolean {
  return node.children === undefined ? node.dark !== undefined : node.children.some(hasDifference);
}

function matches(node: ThemeNode, words: readonly string[]): boolean {
  const text = `${node.path} ${node.light ?? ''} ${node.dark ?? ''}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

/**
 * Returns the nodes that match a search, with their ancestors. A matching group keeps everything
 * below it.
 */
export function filterTree(
  nodes: readonly ThemeNode[],
  query: string,
  onlyDifferent: boolean,
): readonly ThemeNode[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0 && !onlyDifferent) return nodes;
  return nodes.flatMap((node) => {
    if (onlyDifferent && !hasDifference(node)) return [];
    if (node.children === undefined) return matches(node, words) ? [node] : [];
    const matchesGroup = words.length > 0 && matches(node, words);
    const children = filterTree(node.children, matchesGroup ? '' : query, onlyDifferent);
    return children.length === 0 ? [] : [{ ...node, children }];
  });
}

/** Returns the paths of all groups, for "Expand all". */
export function listGroups(nodes: readonly ThemeNode[]): string[] {
  return nodes.flatMap((node) =>
    node.children === undefined ? [] : [node.path, ...listGroups(node.children)],
  );
}

/** Returns a path and its ancestors: `$.a.b` → `$.a`, `$.a.b`. */
export function listAncestors(path: string): string[] {
  const steps = path.split('.').slice(1);
  return steps.map((_step, index) => [ROOT_PATH, ...steps.slice(0, index + 1)].join('.'));
}
