export function loadSite(): Promise<typeof import('./site')>;
