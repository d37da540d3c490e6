import { isWebLink } from './adLinks';
import { hasVisibleText } from './adText';
import { MAX_AD_NAME_LENGTH, MAX_AD_TEXT_LENGTH } from './constants';

/** A mistake in one field of an ad of our own. */
export interface AdProblem {
  readonly field: string;
  readonly message: string;
}

const FIELDS = ['name', 'link', 'img', 'description', 'poweredby', 'label'] as const;

/** Checks one ad of our own (spec ADS-3). @param fields values by name, as written */
export function checkInHouseAd(fields: Readonly<Record<string, unknown>>): AdProblem[] {
  const problems: AdProblem[] = [];
  const add = (field: string, message: string): void => {
    problems.push({ field, message });
  };
  for (const field of FIELDS) {
    const value = fields[field];
    if (typeof value !== 'string' || !hasVisibleText(value)) {
      add(field, 'must be text that is written out, and is missing or something else');
    }
  }
  for (const field of Object.keys(fields)) {
    if (!FIELDS.some((known) => known === field)) {
      add(field, `is not a field of an ad; known are ${FIELDS.join(', ')}`);
    }
  }
  if (problems.length > 0) return problems;
  const { name, link, img, description, label } = fields as Record<string, string>;
  if (!isWebLink(link)) add('link', `must be an absolute http(s) address, got "${String(link)}"`);
  if (!/^\/img\/ads\/[a-z0-9-]+\.svg$/.test(img ?? '')) {
    add('img', `must be "/img/ads/<name>.svg", got "${String(img)}"`);
  }
  if (!/^in-house-[a-z0-9-]+$/.test(label ?? '')) {
    add('label', `must be "in-house-" and lower-case letters, got "${String(label)}"`);
  }
  if ((name?.length ?? 0) > MAX_AD_NAME_LENGTH) {
    add('name', `has more than ${String(MAX_AD_NAME_LENGTH)} characters and would be cut`);
  }
  if ((description?.length ?? 0) > MAX_AD_TEXT_LENGTH) {
    add('description', `has more than ${String(MAX_AD_TEXT_LENGTH)} characters and would be cut`);
  }
  if (/[<>]/.test(description ?? '')) add('description', 'is plain text: take "<" and ">" out');
  return problems;
}
