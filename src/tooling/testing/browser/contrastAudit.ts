import type { Page } from 'playwright-core';
import { findViolations } from './runAxe';
import type { AxeScope } from './runAxe';

/** Marks the text that axe should check; removed afterward. */
const MARK = 'data-colors-unjudged';

/**
 * Marks one element with text for each style signature that isn't in `audited`, and returns these
 * signatures. A style signature covers everything that the contrast of text depends on: its
 * element's color, size, and weight, and the tags, classes, backgrounds, and opacities of the
 * elements around it. It leaves out `html`, whose classes differ on every page.
 */
function markNewSignatures({ include, exclude, mark, audited }: AuditArguments): string[] {
  const known = new Set(audited);
  const signatures = new Map<Element, string>();
  const hasText = (element: Element): boolean =>
    element.matches('input, textarea') ||
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  const getSignature = (element: Element): string => {
    const known = signatures.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const parent = element.parentElement;
    const signature = [
      parent === null || parent === document.documentElement ? '' : getSignature(parent),
      `${element.localName}.${element.getAttribute('class') ?? ''}${hasText(element) ? '!' : ''}`,
      style.color,
      style.backgroundColor,
      style.backgroundImage,
      style.opacity,
      style.fontSize,
      style.fontWeight,
    ].join('|');
    // The signature of forty nested elements is long, so it's hashed: two 32-bit hashes (FNV-1a with
    // two primes).
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
  const excluded = new Set(exclude === undefined ? [] : document.querySelectorAll(exclude));
  const visit = (element: Element): void => {
    // Axe skips hidden elements, so don't count their signatures as audited.
    if (excluded.has(element) || getComputedStyle(element).display === 'none') return;
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

interface AuditArguments extends AxeScope {
  readonly mark: string;
  readonly audited: readonly string[];
}

/** Checks the colors of a part of a page in one mode, and returns axe's violations by element. */
export type ContrastAudit = (
  page: Page,
  part: AxeScope,
  mode: 'light' | 'dark',
) => Promise<string[]>;

/**
 * Returns a contrast audit for a long list of pages that share their parts. For each color mode, axe
 * checks a style signature only on the first page that has it: the color rules take most of axe's
 * time, and the hundredth table has the same colors as the first.
 */
export function createContrastAudit(): ContrastAudit {
  const audited = { light: new Set<string>(), dark: new Set<string>() };
  return async (page, part, mode) => {
    const args: AuditArguments = { ...part, mark: MARK, audited: [...audited[mode]] };
    const signatures = await page.evaluate(markNewSignatures, args);
    if (signatures.length === 0) return [];
    const found = await findViolations(page, { ...part, include: `[${MARK}]` }, 'colors');
    for (const signature of signatures) audited[mode].add(signature);
    await page.evaluate((mark) => {
      for (const node of document.querySelectorAll(`[${mark}]`)) node.removeAttribute(mark);
    }, MARK);
    return found;
  };
}
