/**
 * Returns the text of a response, or `undefined` if it has more than `maxBytes` bytes. In that case,
 * the rest isn't downloaded.
 */
export async function readLimitedBody(
  response: Response,
  maxBytes: number,
): Promise<string | undefined> {
  const declaredBytes = Number(response.headers.get('Content-Length') ?? 0);
  if (declaredBytes > maxBytes || response.body === null) {
    await response.body?.cancel();
    return undefined;
  }
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let received = 0;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    received += value.byteLength;
    if (received > maxBytes) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}
