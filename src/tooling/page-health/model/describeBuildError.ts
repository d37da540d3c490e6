/** A line of a stack trace, such as `    at run (/site/loader.js:1:2)`. */
const STACK_LINE = /^\s+at .*$/u;

/** The start of our rules' messages: a file relative to the project's root, and a line. */
const LOCATION = /^[^\s:]+:\d+(?::\d+)?: /u;

/** The text that Docusaurus' MDX loader puts around a message of a remark plugin or the parser. */
const MDX = /^MDX compilation failed for file [^\n]*\nCause: ([\s\S]*?)(?:\nDetails:\n[\s\S]*)?$/u;

/**
 * Returns a loader's error as `file:line: message`, like our rules' messages, without its stack and
 * absolute paths. If the error names no file and line, it gets those of its module.
 *
 * @param message the error's message, possibly with its stack
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
  if (LOCATION.test(text)) return text;
  return `${resource.replace(siteFolder, '').replace(/\?.*$/u, '')}:1: ${text}`;
}
