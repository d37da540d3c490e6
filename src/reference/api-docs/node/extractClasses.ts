import fs from 'node:fs';
import ts from 'typescript';
import type { CssClassApi } from '../model/types';
import { byName, getDeclarationFile } from './extractMembers';
import type { ExtractContext } from './extractMembers';
import { readComment } from './readComments';
import { findScript } from './readRuntime';

/** States whose class is the same in all components (`@mui/utils/generateUtilityClass`). */
const STATES = new Set([
  'active',
  'checked',
  'completed',
  'disabled',
  'error',
  'expanded',
  'focused',
  'focusVisible',
  'open',
  'readOnly',
  'required',
  'selected',
]);

const PREFIX = /generateUtilityClass(?:es)?\)?\(\s*['"](?<prefix>\w+)['"]/u;

/**
 * Returns the prefix of the class names that a `…Classes` module generates, such as `MuiButton`.
 */
function readPrefix(file: string, name: string): string {
  const script = findScript(file);
  const text = script === undefined ? '' : fs.readFileSync(script, 'utf8');
  return PREFIX.exec(text)?.groups?.['prefix'] ?? `Mui${name}`;
}

/**
 * Returns the CSS classes of a component, sorted by name.
 *
 * @param declared the exported `…Classes` interface, if there is one
 * @param classesProp the `classes` prop, whose type is used otherwise
 */
export function extractClasses(
  name: string,
  declared: ts.Symbol | undefined,
  classesProp: ts.Symbol | undefined,
  { checker }: ExtractContext,
): CssClassApi[] {
  const type =
    declared === undefined
      ? classesProp && checker.getNonNullableType(checker.getTypeOfSymbol(classesProp))
      : checker.getDeclaredTypeOfSymbol(declared);
  if (type === undefined) return [];
  const found = checker
    .getPropertiesOfType(type)
    .filter(
      (symbol) =>
        /[cC]lasses\.d\.m?ts$|[cC]lasses[\\/]/u.test(getDeclarationFile(symbol)) ||
        declared !== undefined,
    );
  return found
    .map((symbol): CssClassApi => {
      const comment = readComment(symbol, checker);
      const isState = STATES.has(symbol.name);
      const prefix = readPrefix(getDeclarationFile(symbol), name);
      return {
        name: symbol.name,
        className: isState ? `Mui-${symbol.name}` : `${prefix}-${symbol.name}`,
        description: comment.text,
        isState,
        ...(comment.deprecated === undefined ? {} : { deprecated: comment.deprecated }),
      };
    })
    .sort(byName);
}
