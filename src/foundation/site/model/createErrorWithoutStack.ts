/**
 * An error that says what a writer has to do, and nothing of our code: Docusaurus prints an error of
 * the dev server with its stack and its cause.
 */
export function createErrorWithoutStack(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}
