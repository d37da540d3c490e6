/**
 * Creates an error that prints only its message. It's for errors that a writer has to fix, where a
 * stack trace through our code doesn't help: in the dev server, Docusaurus prints the stack.
 */
export function createErrorWithoutStack(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}
