import { INSTALLABLE } from '../../data/packages';
import type { PageSource } from '../pageSource';
import type { Problem } from '../problem';
import { lineOf, walkTree } from '../walkTree';

/** Packages that this site documents one version of. */
const DOCUMENTED = /^@(?:mui|toolpad)\/(?!codemod$|envinfo$|x-codemod$)[\w-]+$/u;
const COMMAND =
  /^\s*(?:\$\s+)?(?:sudo\s+)?(?<tool>npm|pnpm|yarn|bun|npx|pnpx|bunx)\s+(?<rest>.*)$/u;
const INSTALL = /^(?:(?:global\s+)?(?:install|i|in|ins|add)|isntall)(?=\s|$)/u;
const RUN = /^(?:create|init|exec|x|dlx)(?=\s|$)/u;
const PACKAGE = /^(?<name>(?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*)(?:@(?<version>[\w.^~-]+))?$/u;

/** Returns the packages in a command that installs or runs packages. */
function listPackages(tool: string, rest: string): string[] {
  const words = rest.split(/\s+/u).filter((word) => word !== '' && !word.startsWith('-'));
  const [verb = '', ...others] = words;
  if (/^(?:npx|pnpx|bunx)$/u.test(tool)) return verb === '' ? [] : [verb];
  if (INSTALL.test(verb)) return others;
  if (!RUN.test(verb)) return [];
  const [template = ''] = others;
  // "npm create vite" runs the package create-vite, but `INSTALLABLE` lists "vite".
  return template === '' ? [] : [template];
}

/**
 * Checks the packages in install commands. They must be on the list, because a misspelled name could
 * be somebody else's package. Packages that this site documents also need a version, because package
 * managers would install the latest major, which can differ from the documented one.
 */
export function checkInstalls({ file, tree }: PageSource): Problem[] {
  const problems: Problem[] = [];
  const add = (line: number, packages: readonly string[]): void => {
    for (const word of packages) {
      const { name, version } = PACKAGE.exec(word)?.groups ?? {};
      if (name === undefined || !INSTALLABLE.has(name)) {
        problems.push({
          file,
          line,
          what: `${JSON.stringify(word)} is not on the list of packages that pages may install. A misspelled name could install somebody else's package.`,
          fix: 'Correct the name, or add it to src/writing/content/data/packages.ts.',
        });
      } else if (version === undefined && DOCUMENTED.test(name)) {
        problems.push({
          file,
          line,
          what: `"${name}" has no version, so people would install the latest one instead of the one that this site documents.`,
          fix: 'Add the major version, as in "@mui/material@7", or the full version of a beta.',
        });
      }
    }
  };
  walkTree(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      if (node.name !== 'PackageManagers') return;
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'packages') continue;
        if (typeof attribute.value === 'string')
          add(
            lineOf(node),
            attribute.value.split(/\s+/u).filter((word) => word !== ''),
          );
      }
    }
    if (node.type !== 'code') return;
    for (const [index, text] of node.value.split('\n').entries()) {
      for (const command of text.replace(/(?:^|\s)#.*$/u, '').split(/&&|\|\||[;|]/u)) {
        const { tool, rest } = COMMAND.exec(command)?.groups ?? {};
        if (tool !== undefined && rest !== undefined)
          add(lineOf(node) + index + 1, listPackages(tool, rest));
      }
    }
  });
  return problems;
}
