/** An error of another realm, such as a frame or a test's sandbox, is no instance of this one's class. */
function isError(thrown: unknown): thrown is Error {
  return thrown instanceof Error || Object.prototype.toString.call(thrown) === '[object Error]';
}

/** The words of something that was thrown, which need not be an `Error`. */
export function toMessage(error: unknown): string {
  return isError(error) ? error.message : String(error);
}
