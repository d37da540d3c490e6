import { fetchReleaseFile } from '../../../shell/startup/client/oldRelease';

const scripts = new Map<string, Promise<string>>();

/**
 * Fetches the code of scripts in `/live/`, each only once for all demos. Rejects as `fetchReleaseFile`
 * does.
 */
export function loadScripts(urls: readonly string[]): Promise<{ url: string; code: string }[]> {
  return Promise.all(urls.map(async (url) => ({ url, code: await loadScript(url) })));
}

function loadScript(url: string): Promise<string> {
  const known = scripts.get(url);
  if (known !== undefined) return known;
  const loading = fetchReleaseFile(url).then((response) => response.text());
  scripts.set(url, loading);
  // A failure isn't cached, so the next attempt may succeed.
  loading.catch(() => scripts.delete(url));
  return loading;
}
