import type { Api } from './types';

/** The folder of translated API descriptions, below `i18n/<locale>/`. */
export const DESCRIPTION_FOLDER = 'api';

/** Returns the file with an API page's translated descriptions, relative to `i18n/<locale>/`. */
export function getDescriptionFile({ package: packageName, name }: Api): string {
  return `${DESCRIPTION_FOLDER}/${packageName}/${name}.json`;
}
