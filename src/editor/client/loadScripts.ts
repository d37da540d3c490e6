const texts = new Map<string, Promise<string>>();

/** The texts of scripts in `/live/`, each fetched once for all demos of the page. */
export function loadScripts(urls: readonly string[]): Promise<{ url: string; code: string }[]> {
  return Promise.all(urls.map(async (url) => ({ url, code: await loadText(url) })));
}

function loadText(url: string): Promise<string> {
  const known = texts.get(url);
  if (known !== undefined) return known;
  const loading = fetch(url).then((response) => {
    if (!response.ok) throw new Error(`${url}: ${String(response.status)}`);
    return response.text();
  });
  texts.set(url, loading);
  // The next try asks again.
  loading.catch(() => texts.delete(url));
  return loading;
}
