import { cleanText } from './adText';
import { MAX_AD_NAME_LENGTH } from './constants';
import type { FrameReport } from './frameMessage';
import type { Ad } from './types';

/**
 * The ad that a sponsor script made, as the page itself shows it; `undefined` when it leads nowhere
 * or has nothing to see. A short first line above others is the name, the rest the description; a
 * picture without words is named by the host that it leads to.
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
