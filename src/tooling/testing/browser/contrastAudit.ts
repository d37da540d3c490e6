import type { Page } from 'playwright-core';
import { findViolations } from './runAxe';
import type { AxeScope } from './runAxe';

/** Set on the text that is to be judged; taken off again. */
const MARK = 'data-colors-unjudged';

/**
 * Marks text of a style signature that is not in `judged`, and gives the signatures it has. A style
 * signature is all that the contrast of a text depends on: colors, size and weight of its element,
 * and tag, classes, backgrounds and opacity of the elements around it. `html` names the page in its
 * classes, so it is left out.
 */
function markNewSignatures({ include, exclude, mark, judged }: Order): string[] {
  const known = new Set(judged);
  const signatures = new Map<Element, string>();
  const hasText = (element: Element): boolean =>
    element.matches('input, textarea') ||
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  const getSignature = (element: Element): string => {
    const kept = signatures.get(element);
    if (kept !== undefined) return kept;
    const style = getComputedStyle(element);
    const around = element.parentElement;
    const signature = [
      around === null || around === document.documentElement ? '' : getSignature(around),
      `${element.localName}.${element.getAttribute('class') ?? ''}${hasText(element) ? '!' : ''}`,
      style.color,
      style.backgroundColor,
      style.backgroundImage,
      style.opacity,
      style.fontSize,
      style.fontWeight,
    ].join('|');
    // Two hashes of 32 bits (FNV-1a with two primes): a chain of forty elements is long.
    let first = 0x811c9dc5;
    let second = 0x41c6ce57;
    for (let index = 0; index < signature.length; index += 1) {
      const code = signature.charCodeAt(index);
      first = Math.imul(first ^ code, 0x01000193);
      second = Math.imul(second ^ code, 0x5f356495);
    }
    const hash = (first >>> 0).toString(36) + (second >>> 0).toString(36);
    signatures.set(element, hash);
    return hash;
  };
  const added = new Set<string>();
  const left = new Set(exclude === undefined ? [] : document.querySelectorAll(exclude));
  const visit = (element: Element): void => {
    // Nobody sees it, so axe doesn't judge it; where it's shown, it's still to be judged.
    if (left.has(element) || getComputedStyle(element).display === 'none') return;
    if (hasText(element) && getComputedStyle(element).visibility === 'visible') {
      const signature = getSignature(element);
      if (!known.has(signature) && !added.has(signature)) {
        added.add(signature);
        element.setAttribute(mark, '');
      }
    }
    for (const child of element.children) visit(child);
  };
  for (const root of document.querySelectorAll(include)) visit(root);
  return [...added];
}

interface Order extends AxeScope {
  readonly mark: string;
  readonly judged: readonly string[];
}

/** Judges the colors of a part of a page in one mode: what axe finds, by element. */
export type ContrastAudit = (
  page: Page,
  part: AxeScope,
  mode: 'light' | 'dark',
) => Promise<string[]>;

/**
 * A judge for a long list of pages that are made of the same parts. It asks axe for the contrast
 * of each style signature once a mode, on the first page that has it; the rules for colors are
 * the larger part of what axe costs, and the hundredth table says nothing new.
 */
export function createContrastAudit(): ContrastAudit {
  const judged = { light: new Set<string>(), dark: new Set<string>() };
  return async (page, part, mode) => {
    const order: Order = { ...part, mark: MARK, judged: [...judged[mode]] };
    const signatures = await page.evaluate(markNewSignatures, order);
    if (signatures.length === 0) return [];
    const found = await findViolations(page, { ...part, include: `[${MARK}]` }, 'colors');
    for (const signature of signatures) judged[mode].add(signature);
    await page.evaluate((mark) => {
      for (const node of document.querySelectorAll(`[${mark}]`)) node.removeAttribute(mark);
    }, MARK);
    return found;
  };
}
