import { ICON_VARIANTS } from '../../../reference/icons/model/types';

type IconVariant = (typeof ICON_VARIANTS)[number];

/** A query that names an icon by more than its own name. */
export interface IconQuery {
  /** Without `Icon` and without the variant. */
  readonly name: string;
  readonly variant: IconVariant | '';
}

/** `@mui/icons-material/Delete` and `import { Delete } from '@mui/icons-material'`. */
const IMPORT_PATH = /icons-material\/(?:esm\/)?(?<name>\w+)/u;
const NAMED_IMPORT = /\{\s*(?<name>\w+)[^}]*\}\s*from\s*['"]@mui\/icons-material\b/u;
/** What surrounds a name in code: `<DeleteIcon />`. */
const CODE_MARKS = /^[<\s]+|[\s/>]+$/gu;
const ICON_SUFFIX = /[\s_-]*icons?$/iu;
const VARIANT_SUFFIX = /[\s_-]*(?<variant>outlined|rounded|two[\s_-]?tone|sharp)$/iu;

function findVariant(suffix: string): IconVariant | '' {
  const typed = suffix.replace(/[\s_-]/gu, '').toLowerCase();
  return ICON_VARIANTS.find((variant) => variant.toLowerCase() === typed) ?? '';
}

/**
 * The icon that a query asks for in the way in which developers import it: `DeleteIcon`, `delete
 * icon`, `DeleteOutlined`, or a line of code. `undefined` for other queries, which may be the plain
 * name of an icon too.
 */
export function parseIconQuery(text: string): IconQuery | undefined {
  const imported = (IMPORT_PATH.exec(text) ?? NAMED_IMPORT.exec(text))?.groups?.['name'];
  const typed = imported ?? text.replace(CODE_MARKS, '');
  const base = typed.replace(ICON_SUFFIX, '');
  const isIcon = imported !== undefined || base !== typed;
  // "Chip outlined" is about a Chip: a separate word is a variant only of what is called an icon.
  const found = isIcon || /^\w+$/u.test(base) ? VARIANT_SUFFIX.exec(base) : null;
  const name = found === null ? base : base.slice(0, found.index);
  if ((!isIcon && found === null) || name === '') return undefined;
  return { name, variant: findVariant(found?.groups?.['variant'] ?? '') };
}
