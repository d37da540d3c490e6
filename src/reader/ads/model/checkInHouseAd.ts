import { isWebLink } from './adLinks';
import { hasVisibleText } from './adText';
import { MAX_AD_NAME_LENGTH, MAX_AD_TEXT_LENGTH } from './constants';

/** A mistake in one field of an in-house ad. */
export interface AdProblem {
  readonly field: string;
  readonly message: string;
}

const FIELDS = ['name', 'link', 'img', 'description', 'poweredby', 'label'] as const;

/**
 * Returns the mistakes in one in-house ad (spec ADS-3).
 *
 * @param fields values by field name, as they're written in the data file
 */
export function checkInHouseAd(fields: Readonly<Record<string, unknown>>): AdProblem[] {
  const problems: AdProblem[] = [];
  const add = (field: string, message: string): void => {
    problems.push({ field, message });
  };
  for (const field of FIELDS) {
    const value = fields[field];
    if (typeof value !== 'string' || !hasVisibleText(value)) {
      add(
        field,
        'must be a non-empty string literal, or a translate() call with a literal message',
      );
    }
  }
  for (const field of Object.keys(fields)) {
    if (!FIELDS.some((known) => known === field)) {
      add(field, `isn't a field of an ad; use only ${FIELDS.join(', ')}`);
    }
  }
  if (problems.length > 0) return problems;
  const { name, link, img, description, label } = fields as Record<string, string>;
  if (!isWebLink(link)) add('link', `must be an absolute http(s) URL, but is "${String(link)}"`);
  if (!/^\/img\/ads\/[a-z0-9-]+\.svg$/.test(img ?? '')) {
    add('img', `must be "/img/ads/<name>.svg", but is "${String(img)}"`);
  }
  if (!/^in-house-[a-z0-9-]+$/.test(label ?? '')) {
    add(
      'label',
      `must be "in-house-" and lowercase letters, digits, or "-", but is "${String(label)}"`,
    );
  }
  if ((name?.length ?? 0) > MAX_AD_NAME_LENGTH) {
    add('name', `has more than ${String(MAX_AD_NAME_LENGTH)} characters, so it would be cut off`);
  }
  if ((description?.length ?? 0) > MAX_AD_TEXT_LENGTH) {
    add(
      'description',
      `has more than ${String(MAX_AD_TEXT_LENGTH)} characters, so it would be cut off`,
    );
  }
  if (/[<>]/.test(description ?? '')) {
    add('description', 'must be plain text: remove "<" and ">"');
  }
  return problems;
}
