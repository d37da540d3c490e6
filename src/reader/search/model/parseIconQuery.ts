import { ICON_VARIANTS } from '../../../reference/icons/model/types';

type IconVariant = (typeof ICON_VARIANTS)[number];

/** A query in the form of an icon's import, with an `Icon` suffix, or with a variant. */
export interface IconQuery {
  /** Without `Icon` and without the variant. */
  readonly name: string;
  readonly variant: IconVariant | '';
}

/** `@mui/icons-material/Delete` and `import { Delete } from '@mui/icons-material'`. */
const IMPORT_PATH = /icons-material\/(?:esm\/)?(?<name>\w+)/u;
const NAMED_IMPORT = /\{\s*(?<name>\w+)[^}]*\}\s*from\s*['"]@mui\/icons-material\b/u;
/** The characters around a name in code, such as `<DeleteIcon />`. */
const CODE_MARKS = /^[<\s]+|[\s/>]+$/gu;
const ICON_SUFFIX = /[\s_-]*icons?$/iu;
const VARIANT_SUFFIX = /[\s_-]*(?<variant>outlined|rounded|two[\s_-]?tone|sharp)$/iu;

function findVariant(suffix: string): IconVariant | '' {
  const typed = suffix.replace(/[\s_-]/gu, '').toLowerCase();
  return ICON_VARIANTS.find((variant) => variant.toLowerCase() === typed) ?? '';
}

/**
 * Returns the icon that a query refers to, if it's written like an import: `DeleteIcon`, `delete icon`,
 * `DeleteOutlined`, or a line of code. Returns `undefined` for other queries, which may still be the
 * plain name of an icon.
 */
export function parseIconQuery(text: string): IconQuery | undefined {
  const imported = (IMPORT_PATH.exec(text) ?? NAMED_IMPORT.exec(text))?.groups?.['name'];
  const typed = imported ?? text.replace(CODE_MARKS, '');
  const base = typed.replace(ICON_SUFFIX, '');
  const isIcon = imported !== undefined || base !== typed;
  // "Chip outlined" is about a Chip. A separate word is only a variant if the query says "icon".
  const found = isIcon || /^\w+$/u.test(base) ? VARIANT_SUFFIX.exec(base) : null;
  const name = found === null ? base : base.slice(0, found.index);
  if ((!isIcon && found === null) || name === '') return undefined;
  return { name, variant: findVariant(found?.groups?.['variant'] ?? '') };
}
