import { blend, parse, wcagContrast } from 'culori';
import type { Color } from 'culori';
import type { Page } from 'playwright-core';

/** A CSS color, and its opacity from 0 to 1. */
interface Paint {
  readonly color: string;
  readonly opacity: number;
}

/** A text element of an SVG, and the layers painted beneath three of its points. */
interface SvgText {
  readonly text: string;
  readonly fill: Paint;
  /**
   * Layers by point, from the top down to the page. Points over a gradient or an image are left
   * out.
   */
  readonly beneath: readonly (readonly Paint[])[];
  /** Whether it's large enough that a contrast of 3 suffices. */
  readonly isLarge: boolean;
}

/**
 * Returns a message for each text in an SVG, such as a chart's label, whose contrast is too low. Axe
 * doesn't check those. Compares the fill of each with what's painted beneath it; the limit is 4.5:1,
 * or 3:1 from 24 px (18.66 px if bold). Text over a gradient or an image isn't checked, and inactive
 * components are exempt.
 *
 * @param root selector of the elements to check
 * @see https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum (WCAG 2.2, 1.4.3)
 * @see https://github.com/dequelabs/axe-core/issues/1819
 */
export async function findLowContrastSvgText(page: Page, root: string): Promise<string[]> {
  const texts = await page.evaluate(readSvgTexts, root);
  return texts.flatMap(({ text, fill, beneath, isLarge }) => {
    const minimum = isLarge ? 3 : 4.5;
    const worst = Math.min(
      ...beneath.map((layers) => {
        const surface = blend(['white', ...layers.map(toColor).reverse()]);
        return wcagContrast(blend([surface, toColor(fill)]), surface);
      }),
    );
    return worst < minimum - 0.005
      ? [
          `the text "${text}" of a drawing has a contrast of ${worst.toFixed(2)}, less than ${String(minimum)}`,
        ]
      : [];
  });
}

function toColor({ color, opacity }: Paint): Color {
  const parsed = parse(color);
  if (parsed === undefined) throw new Error(`"${color}" isn't a CSS color.`);
  return { ...parsed, alpha: (parsed.alpha ?? 1) * opacity };
}

function readSvgTexts(root: string): SvgText[] {
  const opacityOf = (element: Element | null): number =>
    element === null
      ? 1
      : Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);
  /** Returns `undefined` for a gradient or an image, whose color depends on the point. */
  const paintOf = (element: Element): Paint | undefined => {
    const { fill, fillOpacity, backgroundColor, backgroundImage } = getComputedStyle(element);
    if (element instanceof SVGGeometryElement) {
      if (fill.startsWith('url')) return undefined;
      const color = fill === 'none' ? 'transparent' : fill;
      return { color, opacity: Number(fillOpacity) * opacityOf(element) };
    }
    if (backgroundImage !== 'none' || element instanceof SVGImageElement) return undefined;
    const isBox = element instanceof HTMLElement || element instanceof SVGSVGElement;
    return { color: isBox ? backgroundColor : 'transparent', opacity: opacityOf(element) };
  };
  const readBeneath = (text: Element, x: number, y: number): Paint[][] => {
    const stack = document.elementsFromPoint(x, y);
    const [own] = stack.filter((element) => text.contains(element)).slice(-1);
    const paints =
      own === undefined ? [undefined] : stack.slice(stack.indexOf(own) + 1).map(paintOf);
    return paints.includes(undefined) ? [] : [paints.filter((paint) => paint !== undefined)];
  };

  // Chart labels ignore the pointer, but `elementsFromPoint` should find everything that's painted.
  const style = document.createElement('style');
  style.textContent = 'svg, svg * { pointer-events: visiblePainted !important }';
  document.head.append(style);
  const texts = [...document.querySelectorAll(`:is(${root}) svg text`)].flatMap((element) => {
    const text = element.textContent.trim();
    const isExempt = element.closest('.Mui-disabled, [aria-disabled="true"]') !== null;
    if (text === '' || isExempt || !element.checkVisibility({ visibilityProperty: true }))
      return [];
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const { fill, fillOpacity, fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    return {
      text,
      fill: { color: fill, opacity: Number(fillOpacity) * opacityOf(element) },
      beneath: [0.15, 0.5, 0.85].flatMap((share) =>
        readBeneath(element, left + width * share, top + height / 2),
      ),
      isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
    };
  });
  style.remove();
  return texts.filter(({ beneath, fill }) => beneath.length > 0 && fill.opacity > 0);
}
