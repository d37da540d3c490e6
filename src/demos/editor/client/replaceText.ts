/**
 * Replaces an element's text but keeps the child elements around the text that is the same at the start and
 * the end. New text goes into the element before it. This way, a keystroke in highlighted code keeps the
 * highlighting until the whole code has been highlighted again.
 */
export function replaceText(element: HTMLElement, next: string): void {
  const before = element.textContent;
  const maxLength = Math.min(before.length, next.length);
  let start = 0;
  while (start < maxLength && before[start] === next[start]) start += 1;
  let end = 0;
  while (end < maxLength - start && before.at(-1 - end) === next.at(-1 - end)) end += 1;
  const range = document.createRange();
  range.selectNodeContents(element);
  const first = findTextPosition(element, start);
  const last = findTextPosition(element, before.length - end);
  if (first !== undefined) range.setStart(...first);
  if (last !== undefined) range.setEnd(...last);
  range.deleteContents();
  range.insertNode(document.createTextNode(next.slice(start, next.length - end)));
}

/** Finds the text node at a character offset, and the offset in that node. */
function findTextPosition(
  element: HTMLElement,
  offset: number,
): [node: Node, offset: number] | undefined {
  const visitor = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let rest = offset;
  for (let node = visitor.nextNode(); node !== null; node = visitor.nextNode()) {
    const { length } = node as Text;
    if (rest <= length) return [node, rest];
    rest -= length;
  }
  return undefined;
}
