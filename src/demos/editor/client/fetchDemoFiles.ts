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
 * A demo's files, the entry first. Those of a page are fetched once; a failure is forgotten, so that the
 * next try may succeed. Rejects as `fetchReleaseFile` does.
 *
 * @param dataUrl as in `DemoModule`; a demo without it has no files
 */
export async function fetchDemoFiles(dataUrl: string | undefined): Promise<readonly DemoFile[]> {
  if (dataUrl === undefined) return [];
  const [url = '', key = ''] = dataUrl.split('#');
  const { files, demos } = await fetchPack(url);
  const places = demos[key];
  if (places === undefined) throw new Error(`${url} has no demo "${key}".`);
  return places.flatMap((place) => {
    const file = files[place];
    return file === undefined ? [] : [{ ...file, JS: { ...file.TS, ...file.JS } }];
  });
}
