import { MAX_AD_TEXT_LENGTH } from './constants';
import type { AdNode } from './types';

// Bidirectional marks and control characters, which could rearrange the page's text.
const CONTROL_PATTERN =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]/gu;

function stripControls(text: string): string {
  return text.replace(CONTROL_PATTERN, '');
}

// Letters and symbols that render as blank: Hangul fillers and the blank Braille pattern.
const BLANK_PATTERN = /[\u115f\u1160\u2800\u3164\uffa0]/gu;

/** Returns whether a string has visible characters. Spaces, zero-width characters, and combining accents alone don't count. */
export function hasVisibleText(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(BLANK_PATTERN, ''));
}

/**
 * Returns whether a third party's HTML may have visible text, ignoring its markup. This is a quick
 * estimate: numeric entities count, because they may be letters. `hasVisibleNodes` checks the parsed
 * text.
 */
export function mayHaveVisibleText(html: string): boolean {
  return hasVisibleText(html.replace(/<[^<>]*>|&(?:zwn?j|[lr]m|[a-z]{1,16}sp(?:ace)?);/gi, ''));
}

/** Cuts text to at most `max` characters, ellipsis included, without splitting emoji. */
function clipText(text: string, max: number): string {
  // Slice first, because spreading a string of several megabytes is slow.
  const characters = [...text.slice(0, max * 2 + 2)];
  if (characters.length <= max && text.length <= max * 2) return text;
  return `${characters
    .slice(0, max - 1)
    .join('')
    .trimEnd()}…`;
}

/** Returns a third party's text cleaned and clipped to one line, or an empty string if none of it is visible. */
export function cleanText(text: string): string {
  const clipped = clipText(stripControls(text).replace(/\s+/g, ' ').trim(), MAX_AD_TEXT_LENGTH);
  return hasVisibleText(clipped) ? clipped : '';
}

function countCharacters(nodes: readonly AdNode[]): number {
  return nodes.reduce<number>(
    (sum, node) =>
      sum + (typeof node === 'string' ? [...node].length : countCharacters(node.children)),
    0,
  );
}

/** Returns whether a description has visible text. */
export function hasVisibleNodes(nodes: readonly AdNode[]): boolean {
  return nodes.some((node) =>
    typeof node === 'string' ? hasVisibleText(node) : hasVisibleNodes(node.children),
  );
}

/** Cleans a description and clips it to `max` characters in all, across its tags. */
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
    left -= countCharacters([next]);
  }
  return clipped;
}
