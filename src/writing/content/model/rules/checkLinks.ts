import { findClosestMatch } from '../../../../shell/navigation/model/findClosestMatch';
import { findLinkFault } from '../addresses';
import type { PageSource } from '../pageSource';
import type { Problem } from '../problem';
import { lineOf, walkTree } from '../walkTree';

/** Addresses begin alike: one that's less similar is another page's. */
const MIN_SIMILARITY = 0.75;

/** What links may lead to. */
export interface LinkTargets {
  /** Addresses of pages with the ids of their headings; `undefined` where they are made at build. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string> | undefined>;
}

/** The nearest name, or what to do when none is near. */
function suggest(wanted: string, names: Iterable<string>, otherwise: string): string {
  const near = findClosestMatch(wanted, names, MIN_SIMILARITY);
  return near === undefined ? otherwise : `Did you mean "${near}"?`;
}

/** Why a link inside the site leads nowhere, or `undefined`. */
function findFault(
  url: string,
  page: PageSource,
  { anchors }: LinkTargets,
): Pick<Problem, 'what' | 'fix'> | undefined {
  // Where other addresses may lead is a rule of its own.
  if (findLinkFault(url) !== undefined || !/^[/#]/u.test(url)) return undefined;
  const [pathname = '', anchor] = url.split('#', 2);
  if (pathname.length > 1 && pathname.endsWith('/')) {
    return {
      what: `The link "${url}" ends with a slash, which no page has.`,
      fix: 'Take it off.',
    };
  }
  const target = pathname === '' ? (page.pathname ?? page.file) : pathname;
  if (!anchors.has(target)) {
    return {
      what: `No page has the address ${target}.`,
      fix: suggest(target, anchors.keys(), 'Link to a written page, or name it without a link.'),
    };
  }
  const ids = anchors.get(target);
  if (anchor === undefined || ids === undefined || ids.has(anchor)) return undefined;
  return {
    what: `${target} has no heading or demo with the id "${anchor}".`,
    fix: suggest(anchor, ids, `It has: ${[...ids].slice(0, 12).join(', ')}.`),
  };
}

/** Every link inside the site has a target, anchors included. @see checkAddresses */
export function checkLinks(page: PageSource, targets: LinkTargets): Problem[] {
  const problems: Problem[] = [];
  const pictured = new Set<string>();
  walkTree(page.tree, (node) => {
    if (node.type === 'imageReference') pictured.add(node.identifier);
  });
  walkTree(page.tree, (node) => {
    if (node.type !== 'link' && (node.type !== 'definition' || pictured.has(node.identifier)))
      return;
    const fault = findFault(node.url, page, targets);
    if (fault !== undefined) problems.push({ file: page.file, line: lineOf(node), ...fault });
  });
  return problems;
}
