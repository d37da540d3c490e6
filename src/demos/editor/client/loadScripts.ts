import { fetchReleaseFile } from '../../../shell/startup/client/oldRelease';

const texts = new Map<string, Promise<string>>();

/** The texts of scripts in `/live/`, each fetched once for all demos. Rejects as `fetchReleaseFile` does. */
export function loadScripts(urls: readonly string[]): Promise<{ url: string; code: string }[]> {
  return Promise.all(urls.map(async (url) => ({ url, code: await loadText(url) })));
}

function loadText(url: string): Promise<string> {
  const known = texts.get(url);
  if (known !== undefined) return known;
  const loading = fetchReleaseFile(url).then((response) => response.text());
  texts.set(url, loading);
  // The next try asks again.
  loading.catch(() => texts.delete(url));
  return loading;
}
