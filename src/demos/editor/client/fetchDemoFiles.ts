import { fetchReleaseFile } from '../../../shell/startup/client/oldRelease';
import type { DemoFile, DemoPack } from '../model/demoFiles';

const pending = new Map<string, Promise<DemoPack>>();

function fetchPack(url: string): Promise<DemoPack> {
  const known = pending.get(url);
  if (known !== undefined) return known;
  const request = fetchReleaseFile(url).then(
    async (response) => (await response.json()) as DemoPack,
  );
  pending.set(url, request);
  request.catch(() => pending.delete(url));
  return request;
}

/**
 * Fetches a demo's files, starting with the entry. The files of a page's demos are fetched together, once. A
 * failure isn't cached, so the next attempt may succeed. Rejects as `fetchReleaseFile` does.
 *
 * @param dataUrl as in `DemoModule`. Without it, the result is empty.
 */
export async function fetchDemoFiles(dataUrl: string | undefined): Promise<readonly DemoFile[]> {
  if (dataUrl === undefined) return [];
  const [url = '', key = ''] = dataUrl.split('#');
  const { files, demos } = await fetchPack(url);
  const indexes = demos[key];
  if (indexes === undefined) throw new Error(`${url} doesn't contain the demo "${key}".`);
  return indexes.flatMap((index) => {
    const file = files[index];
    return file === undefined ? [] : [{ ...file, JS: { ...file.TS, ...file.JS } }];
  });
}
