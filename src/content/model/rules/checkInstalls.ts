import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { PageSource } from '../pageSource';
import type { Problem } from '../problem';
import { lineOf, walkTree } from '../walkTree';

/** Packages that this site documents in one version. */
const DOCUMENTED = /^@(?:mui|toolpad)\/[\w-]+$/u;
const INSTALL = /^\s*(?:npm (?:install|i)|pnpm (?:add|install)|yarn add) (?<packages>.*)$/u;

const listUnversioned = (packages: string): string[] =>
  packages.split(/\s+/u).filter((name) => DOCUMENTED.test(name));

/**
 * Without a version a package manager installs the newest one, which may be another major than the
 * one that the page describes.
 */
export function checkInstalls({ file, tree }: PageSource): Problem[] {
  const problems: Problem[] = [];
  const add = (line: number, packages: string): void => {
    for (const name of listUnversioned(packages)) {
      problems.push({
        file,
        line,
        what: `"${name}" has no version, so that readers install the newest one and not the one of this site.`,
        cure: `Write the major behind it, as in "@mui/material@7", or the version of a beta.`,
      });
    }
  };
  walkTree(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' && node.name === 'PackageManagers') {
      const packages = node.attributes.find(
        (item): item is MdxJsxAttribute =>
          item.type === 'mdxJsxAttribute' && item.name === 'packages',
      );
      if (typeof packages?.value === 'string') add(lineOf(node), packages.value);
    }
    if (node.type === 'code') {
      for (const [index, text] of node.value.split('\n').entries()) {
        const packages = INSTALL.exec(text)?.groups?.['packages'];
        if (packages !== undefined) add(lineOf(node) + index + 1, packages);
      }
    }
  });
  return problems;
}
