import type { Page } from 'playwright-core';

/**
 * Returns a message for each chart label that can't be read completely: it's cut off at an edge of
 * the chart, or left out because the axis doesn't have space for it.
 *
 * @param root selector of the elements to check
 */
export async function findLabelProblems(page: Page, root: string): Promise<string[]> {
  const { cutOff, bare } = await page.evaluate(findInPage, root);
  return [
    ...cutOff.map((label) => `the label "${label}" of a chart is cut off`),
    ...bare.map((axis) => `the ticks of the axis "${axis}" have no room for their labels`),
  ];
}

function findInPage(root: string): { cutOff: string[]; bare: string[] } {
  // MUI X truncates tick labels that don't fit with an ellipsis; other labels are clipped.
  const isCutOff = (label: SVGTextElement): boolean => {
    const [box, drawing] = [label, label.ownerSVGElement].map((at) => at?.getBoundingClientRect());
    if (box === undefined || drawing === undefined || box.width === 0 || drawing.height < 2)
      return false;
    if (label.textContent.endsWith('…'))
      return label.closest('.MuiChartsAxis-tickContainer') !== null;
    // The box of a text element includes space above and below its letters.
    const spare = box.height / 4;
    return (
      box.left < drawing.left - 1 ||
      box.right > drawing.right + 1 ||
      box.top < drawing.top - spare ||
      box.bottom > drawing.bottom + spare
    );
  };
  // If an axis isn't tall enough for its font, its ticks have no labels.
  const isBare = (axis: Element): boolean => {
    const ticks = [...axis.querySelectorAll('.MuiChartsAxis-tickLabel')];
    return ticks.length > 0 && ticks.every(({ textContent }) => textContent.trim() === '');
  };
  const find = <Found extends Element>(selector: string): Found[] => [
    ...document.querySelectorAll<Found>(`:is(${root}) ${selector}`),
  ];
  return {
    cutOff: find<SVGTextElement>('svg[class*="MuiCharts"] text')
      .filter(isCutOff)
      .map((label) => label.textContent),
    bare: find('.MuiChartsAxis-root')
      .filter(isBare)
      .map((axis) => axis.textContent),
  };
}
