import type { Api } from './types';

/** Folder of translated sentences of the API reference, in that of a language. */
export const SENTENCE_FOLDER = 'api';

/** The file of translated sentences of an API page, below `i18n/<locale>/`. */
export function findSentenceFile({ package: packageName, name }: Api): string {
  return `${SENTENCE_FOLDER}/${packageName}/${name}.json`;
}
