import { blend, parse, wcagContrast } from 'culori';
import type { Color } from 'culori';
import type { Page } from 'playwright-core';

/** A color of CSS, and how much of it is seen: from 0 to 1. */
interface Paint {
  readonly color: string;
  readonly opacity: number;
}

/** One text of a drawing, and what is painted beneath three points of it. */
interface DrawnText {
  readonly words: string;
  readonly fill: Paint;
  /** For each point, from the top down to the page; points over a gradient or an image are left out. */
  readonly beneath: readonly (readonly Paint[])[];
  /** Large enough for a contrast of 3. */
  readonly isLarge: boolean;
}

/**
 * What axe leaves out: text that is drawn in SVG, such as the labels of charts. Compares the fill of
 * each with what is painted beneath it, and names those below 4.5:1 (3:1 from 24 px on, or from
 * 18.66 px when bold). What lies over a gradient or an image isn't judged, and inactive components
 * are exempt.
 *
 * @param root a selector of what to look at
 * @see https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum (WCAG 2.2, 1.4.3)
 * @see https://github.com/dequelabs/axe-core/issues/1819
 */
export async function findLowContrastSvgText(page: Page, root: string): Promise<string[]> {
  const texts = await page.evaluate(readDrawnTexts, root);
  return texts.flatMap(({ words, fill, beneath, isLarge }) => {
    const least = isLarge ? 3 : 4.5;
    const worst = Math.min(
      ...beneath.map((layers) => {
        const surface = blend(['white', ...layers.map(toColor).reverse()]);
        return wcagContrast(blend([surface, toColor(fill)]), surface);
      }),
    );
    return worst < least - 0.005
      ? [
          `the text "${words}" of a drawing has a contrast of ${worst.toFixed(2)}, less than ${String(least)}`,
        ]
      : [];
  });
}

function toColor({ color, opacity }: Paint): Color {
  const parsed = parse(color);
  if (parsed === undefined) throw new Error(`No color: ${color}`);
  return { ...parsed, alpha: (parsed.alpha ?? 1) * opacity };
}

function readDrawnTexts(root: string): DrawnText[] {
  const opacityOf = (element: Element | null): number =>
    element === null
      ? 1
      : Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);
  /** `undefined`: a gradient or an image, whose color depends on the point. */
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

  // Labels of charts let the pointer through; here everything that is drawn counts.
  const everything = document.createElement('style');
  everything.textContent = 'svg, svg * { pointer-events: visiblePainted !important }';
  document.head.append(everything);
  const texts = [...document.querySelectorAll(`:is(${root}) svg text`)].flatMap((text) => {
    const words = text.textContent.trim();
    const isExempt = text.closest('.Mui-disabled, [aria-disabled="true"]') !== null;
    if (words === '' || isExempt || !text.checkVisibility({ visibilityProperty: true })) return [];
    text.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = text.getBoundingClientRect();
    const { fill, fillOpacity, fontSize, fontWeight } = getComputedStyle(text);
    const size = Number.parseFloat(fontSize);
    return {
      words,
      fill: { color: fill, opacity: Number(fillOpacity) * opacityOf(text) },
      beneath: [0.15, 0.5, 0.85].flatMap((share) =>
        readBeneath(text, left + width * share, top + height / 2),
      ),
      isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
    };
  });
  everything.remove();
  return texts.filter(({ beneath, fill }) => beneath.length > 0 && fill.opacity > 0);
}
