import type { DemoFile } from '../model/types';

const pending = new Map<string, Promise<readonly DemoFile[]>>();

/** A demo's files, fetched once; a failure is forgotten, so that the next try may succeed. */
export function fetchDemoFiles(dataUrl: string): Promise<readonly DemoFile[]> {
  const known = pending.get(dataUrl);
  if (known !== undefined) return known;
  const request = fetch(dataUrl).then(async (response) => {
    if (!response.ok) throw new Error(`${dataUrl}: ${String(response.status)}`);
    return (await response.json()) as readonly DemoFile[];
  });
  pending.set(dataUrl, request);
  request.catch(() => pending.delete(dataUrl));
  return request;
}
