import { cleanText } from './adText';
import { MAX_AD_NAME_LENGTH } from './constants';
import type { FrameReport } from './frameMessage';
import type { Ad } from './types';

/**
 * Converts the report of a sponsor's script to an ad that the page renders itself. Returns
 * `undefined` if there's no link or nothing visible. A short first line that's followed by others
 * becomes the name, and the rest the description. An image without text gets its link's host as its
 * name.
 */
export function toScriptAd({ height, link, image, text }: FrameReport): Ad | undefined {
  if (height < 1 || link === null) return undefined;
  const lines = text
    .split('\n')
    .map(cleanText)
    .filter((line) => line !== '');
  if (lines.length === 0 && image === null) return undefined;
  const [first = '', ...others] = lines;
  const hasName = others.length > 0 && first.length <= MAX_AD_NAME_LENGTH;
  const name = lines.length === 0 ? new URL(link).hostname : hasName ? first : '';
  const description = cleanText((hasName ? others : lines).join(' '));
  return {
    name,
    link,
    ...(image === null ? {} : { img: image }),
    description: description === '' ? [] : [description],
    poweredby: '',
    label: 'sponsor',
    pixels: [],
  };
}
