import { findClosestMatch } from '../../../../shell/navigation/model/findClosestMatch';
import { findLinkFault } from '../addresses';
import type { PageSource } from '../pageSource';
import type { Problem } from '../problem';
import { lineOf, listImageReferences, walkTree } from '../walkTree';

/** High because the paths of unrelated pages also have long common prefixes. */
const MIN_SIMILARITY = 0.75;

/** The valid targets of links. */
export interface LinkTargets {
  /** Heading and demo IDs by page pathname; `undefined` if they're only known after a build. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string> | undefined>;
}

/** Suggests the most similar name, or returns `fallback` if none is similar enough. */
function suggest(wanted: string, names: Iterable<string>, fallback: string): string {
  const nearest = findClosestMatch(wanted, names, MIN_SIMILARITY);
  return nearest === undefined ? fallback : `Did you mean "${nearest}"?`;
}

/** Returns why an internal link is broken, or `undefined` if it works. */
function findFault(
  url: string,
  page: PageSource,
  { anchors }: LinkTargets,
): Pick<Problem, 'what' | 'fix'> | undefined {
  // `checkAddresses` handles all other URLs.
  if (findLinkFault(url) !== undefined || !/^[/#]/u.test(url)) return undefined;
  const [pathname = '', anchor] = url.split('#', 2);
  if (pathname.length > 1 && pathname.endsWith('/')) {
    return {
      what: `The link "${url}" ends with a slash, but no page's URL does.`,
      fix: 'Remove the slash.',
    };
  }
  const target = pathname === '' ? (page.pathname ?? page.file) : pathname;
  if (!anchors.has(target)) {
    return {
      what: `The link leads to ${target}, but there is no such page.`,
      fix: suggest(
        target,
        anchors.keys(),
        'Link to an existing page, or write the text without a link.',
      ),
    };
  }
  const ids = anchors.get(target);
  if (anchor === undefined || ids === undefined || ids.has(anchor)) return undefined;
  return {
    what: `The link leads to "#${anchor}", but ${target} has no heading or demo with this ID.`,
    fix: suggest(
      anchor,
      ids,
      `Use an ID that it has, such as ${[...ids].slice(0, 12).join(', ')}.`,
    ),
  };
}

/** Checks that the target of every internal link exists, including anchors. @see checkAddresses */
export function checkLinks(page: PageSource, targets: LinkTargets): Problem[] {
  const problems: Problem[] = [];
  const imageReferences = listImageReferences(page.tree);
  walkTree(page.tree, (node) => {
    const isLink =
      node.type === 'link' || (node.type === 'definition' && !imageReferences.has(node.identifier));
    if (!isLink) return;
    const fault = findFault(node.url, page, targets);
    if (fault !== undefined) problems.push({ file: page.file, line: lineOf(node), ...fault });
  });
  return problems;
}
