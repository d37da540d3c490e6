/** A line of a stack: `    at run (/site/loader.js:1:2)`. */
const STACK_LINE = /^\s+at .*$/u;

/** How the messages of our rules begin: a file from the project's root, and its line. */
const PLACE = /^[^\s:]+:\d+(?::\d+)?: /u;

/** What Docusaurus' MDX loader puts around the message of a remark plugin or of the parser. */
const MDX = /^MDX compilation failed for file [^\n]*\nCause: ([\s\S]*?)(?:\nDetails:\n[\s\S]*)?$/u;

/**
 * A loader's error in the form of all our messages, without a stack or absolute paths. One that
 * names no place begins with the file of its module.
 *
 * @param message of the error, possibly with its stack
 * @param resource absolute path of the module that couldn't be built, possibly with a query
 * @param siteFolder absolute path of the project, with a separator at its end
 */
export function describeBuildError(message: string, resource: string, siteFolder: string): string {
  const plain = message.replace(/^\w*Error: /u, '');
  const text = (MDX.exec(plain)?.[1] ?? plain)
    .split('\n')
    .filter((line) => !STACK_LINE.test(line))
    .join('\n')
    .replaceAll(siteFolder, '')
    .trim();
  if (PLACE.test(text)) return text;
  return `${resource.replace(siteFolder, '').replace(/\?.*$/u, '')}:1: ${text}`;
}
