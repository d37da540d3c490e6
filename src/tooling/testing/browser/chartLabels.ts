import type { Page } from 'playwright-core';

/**
 * Labels of charts that can't be read whole: cut off at an edge of their drawing, or left out because
 * their axis has no room for them.
 *
 * @param root a selector of what to look at
 */
export async function findLabelProblems(page: Page, root: string): Promise<string[]> {
  const { cutOff, bare } = await page.evaluate(findInPage, root);
  return [
    ...cutOff.map((label) => `the label "${label}" of a chart is cut off`),
    ...bare.map((axis) => `the ticks of the axis "${axis}" have no room for their labels`),
  ];
}

function findInPage(root: string): { cutOff: string[]; bare: string[] } {
  // MUI X shortens the label of a tick that has no room; of any other label the rest is hidden.
  const isCutOff = (label: SVGTextElement): boolean => {
    const [box, drawing] = [label, label.ownerSVGElement].map((at) => at?.getBoundingClientRect());
    if (box === undefined || drawing === undefined || box.width === 0 || drawing.height < 2)
      return false;
    if (label.textContent.endsWith('…'))
      return label.closest('.MuiChartsAxis-tickContainer') !== null;
    // The box of a text has room above and below its letters.
    const spare = box.height / 4;
    return (
      box.left < drawing.left - 1 ||
      box.right > drawing.right + 1 ||
      box.top < drawing.top - spare ||
      box.bottom > drawing.bottom + spare
    );
  };
  // An axis that is too low for its font has ticks without labels.
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
