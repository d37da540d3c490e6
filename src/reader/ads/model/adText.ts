import { MAX_AD_TEXT_LENGTH } from './constants';
import type { AdNode } from './types';

// Marks that turn the reading direction, and control characters: they could rearrange the page's text.
const CONTROL_PATTERN =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]/gu;

/** Takes direction marks and control characters out. */
function stripControls(text: string): string {
  return text.replace(CONTROL_PATTERN, '');
}

// Letters and symbols that are drawn as nothing: fillers of Hangul and the blank of Braille.
const BLANK_PATTERN = /[\u115f\u1160\u2800\u3164\uffa0]/gu;

/** Whether anything of a text can be seen: spaces, zero-width characters and lone accents cannot. */
export function hasVisibleText(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(BLANK_PATTERN, ''));
}

/**
 * Whether anything of a third party's HTML may be text to see; its markup is not. Rough and quick:
 * numbered entities count, since they may be letters. `hasVisibleNodes` judges the parsed text.
 */
export function mayHaveVisibleText(html: string): boolean {
  return hasVisibleText(html.replace(/<[^<>]*>|&(?:zwn?j|[lr]m|[a-z]{1,16}sp(?:ace)?);/gi, ''));
}

/** At most so many characters; emoji are not cut in two. */
function clipText(text: string, max: number): string {
  // A slice first: spreading five megabytes would cost more than the ad is worth.
  const characters = [...text.slice(0, max * 2 + 2)];
  if (characters.length <= max && text.length <= max * 2) return text;
  return `${characters
    .slice(0, max - 1)
    .join('')
    .trimEnd()}…`;
}

/** A third party's line of text as it may be shown; empty when nothing of it can be seen. */
export function cleanText(text: string): string {
  const clipped = clipText(stripControls(text).replace(/\s+/g, ' ').trim(), MAX_AD_TEXT_LENGTH);
  return hasVisibleText(clipped) ? clipped : '';
}

function measure(nodes: readonly AdNode[]): number {
  return nodes.reduce<number>(
    (sum, node) => sum + (typeof node === 'string' ? [...node].length : measure(node.children)),
    0,
  );
}

/** Whether anything of a description can be seen. */
export function hasVisibleNodes(nodes: readonly AdNode[]): boolean {
  return nodes.some((node) =>
    typeof node === 'string' ? hasVisibleText(node) : hasVisibleNodes(node.children),
  );
}

/** Cleans and clips a description across its tags. */
export function clipNodes(nodes: readonly AdNode[], max = MAX_AD_TEXT_LENGTH): AdNode[] {
  const clipped: AdNode[] = [];
  let left = max;
  for (const node of nodes) {
    if (left <= 0) break;
    const next =
      typeof node === 'string'
        ? clipText(stripControls(node), left)
        : { tag: node.tag, children: clipNodes(node.children, left) };
    clipped.push(next);
    left -= measure([next]);
  }
  return clipped;
}
