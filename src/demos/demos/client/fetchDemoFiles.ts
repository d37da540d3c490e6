import { fetchOfRelease } from '../../../shell/startup/client/oldRelease';
import type { DemoFile } from '../model/types';

const pending = new Map<string, Promise<readonly DemoFile[]>>();

/** A demo's files, fetched once; a failure is forgotten, so that the next try may succeed. */
export function fetchDemoFiles(dataUrl: string): Promise<readonly DemoFile[]> {
  const known = pending.get(dataUrl);
  if (known !== undefined) return known;
  const request = fetchOfRelease(dataUrl).then(
    async (response) => (await response.json()) as readonly DemoFile[],
  );
  pending.set(dataUrl, request);
  request.catch(() => pending.delete(dataUrl));
  return request;
}
