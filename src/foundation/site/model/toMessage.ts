/** Also recognizes errors from another realm (a frame, a test sandbox), where `instanceof` fails. */
function isError(thrown: unknown): thrown is Error {
  return thrown instanceof Error || Object.prototype.toString.call(thrown) === '[object Error]';
}

/** Returns the message of a thrown value, which may not be an `Error`. */
export function toMessage(error: unknown): string {
  return isError(error) ? error.message : String(error);
}
