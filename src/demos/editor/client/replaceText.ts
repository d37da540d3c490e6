/**
 * Gives an element another text and keeps the elements around what is the same at its beginning
 * and its end; what is new belongs to the element before it. So a key in colored code leaves all
 * colors where they are until the whole has been colored anew.
 */
export function replaceText(element: HTMLElement, next: string): void {
  const before = element.textContent;
  const most = Math.min(before.length, next.length);
  let start = 0;
  while (start < most && before[start] === next[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === next.at(-1 - end)) end += 1;
  const range = document.createRange();
  range.selectNodeContents(element);
  const first = findPlace(element, start);
  const last = findPlace(element, before.length - end);
  if (first !== undefined) range.setStart(...first);
  if (last !== undefined) range.setEnd(...last);
  range.deleteContents();
  range.insertNode(document.createTextNode(next.slice(start, next.length - end)));
}

/** The text node that holds a character's offset, and the offset in it. */
function findPlace(element: HTMLElement, offset: number): [node: Node, offset: number] | undefined {
  const visitor = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let rest = offset;
  for (let node = visitor.nextNode(); node !== null; node = visitor.nextNode()) {
    const { length } = node as Text;
    if (rest <= length) return [node, rest];
    rest -= length;
  }
  return undefined;
}
