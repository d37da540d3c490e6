import { ICON_VARIANTS } from './types';

const VARIANT_END = new RegExp(`(?:${ICON_VARIANTS.join('|')})$`);

/**
 * Splits an icon's name into words: `CheckBoxOutlineBlank2x` → check, box, outline, blank, 2, x.
 */
export function splitIconName(name: string): string[] {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/(\d+)/g, ' $1 ')
    .toLowerCase()
    .split(' ')
    .filter(Boolean);
}

/**
 * Splits a query into words. For a pasted `<DeleteOutlined />` or import path, these are the words
 * of its name.
 */
export function readQuery(query: string): string[] {
  const name = /@mui\/icons-material\/(\w+)/.exec(query)?.[1] ?? query.replace(/^<|\s*\/?>$/g, '');
  const isPascalName = /^[A-Z][a-z]+[A-Z]/.test(name) || name !== query;
  const text = isPascalName ? splitIconName(name.replace(VARIANT_END, '')).join(' ') : name;
  return text
    .toLowerCase()
    .split(/[\s,_-]+/)
    .filter(Boolean);
}
