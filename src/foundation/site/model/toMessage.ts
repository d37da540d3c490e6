/** The words of something that was thrown, which need not be an `Error`. */
export function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
