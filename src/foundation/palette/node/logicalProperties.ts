import type { Declaration, Plugin } from 'postcss';

const SIDES: readonly [RegExp, string][] = [
  [/^left$/, 'inset-inline-start'],
  [/^right$/, 'inset-inline-end'],
  [/^((?:scroll-)?(?:margin|padding)|border)-left\b/, '$1-inline-start'],
  [/^((?:scroll-)?(?:margin|padding)|border)-right\b/, '$1-inline-end'],
  [/^border-top-left-radius$/, 'border-start-start-radius'],
  [/^border-top-right-radius$/, 'border-start-end-radius'],
  [/^border-bottom-left-radius$/, 'border-end-start-radius'],
  [/^border-bottom-right-radius$/, 'border-end-end-radius'],
];
/**
 * Not `float`: its logical values need Chrome 118, and the only floats are lines of code, which are
 * always left to right.
 */
const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'text-align': { left: 'start', right: 'end' },
};
const SHORTHAND = /^(?:(?:scroll-)?(?:margin|padding)|inset)$/;
/** Used with a `translate` of -50%, which isn't mirrored, to center an element. */
const MIDDLE = '50%';

/** Splits at spaces outside parentheses. */
function splitValue(value: string): string[] {
  return value.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];
}

function splitShorthand(declaration: Declaration): void {
  const { prop, value } = declaration;
  const [top, right, bottom, left, ...rest] = splitValue(value);
  if (left === undefined || left === right || rest.length > 0) return;
  declaration.cloneBefore({ prop: `${prop}-block`, value: `${top ?? ''} ${bottom ?? ''}` });
  declaration.prop = `${prop}-inline`;
  declaration.value = `${left} ${right ?? ''}`;
}

/** Replaces the physical sides in a declaration with logical ones. */
function makeLogical(declaration: Declaration): void {
  const { prop, value } = declaration;
  if (SHORTHAND.test(prop)) {
    splitShorthand(declaration);
    return;
  }
  const logicalValue = VALUES[prop]?.[value];
  if (logicalValue !== undefined) declaration.value = logicalValue;
  const isMiddle = value === MIDDLE && (prop === 'left' || prop === 'right');
  const side = isMiddle ? undefined : SIDES.find(([pattern]) => pattern.test(prop));
  if (side !== undefined) declaration.prop = prop.replace(...side);
}

/**
 * A PostCSS plugin that replaces physical CSS properties with logical ones, so that Infima and the
 * classic theme mirror with the page's direction. Docusaurus runs rtlcss for right-to-left languages
 * instead (`configurePostCss` in @docusaurus/theme-classic/lib/index.js). That wouldn't apply when a
 * reader chooses a direction, and it would flip the `direction: ltr` of code.
 */
export const logicalProperties: Plugin = {
  postcssPlugin: 'logical-properties',
  Once(root) {
    root.walkDecls(makeLogical);
  },
};
