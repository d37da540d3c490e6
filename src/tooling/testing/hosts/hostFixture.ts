import fs from 'node:fs';
import path from 'node:path';
import { writeHostFiles } from '../../../publish/hosting/node/writeHostFiles';

const page = (title: string): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body>${title}</body></html>`;

/** A frame whose own policy pins its script, like the live editor's. */
const frame = (hash: string): string =>
  `<!doctype html><html lang="en"><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-eval' 'sha256-${hash}='; connect-src 'none'; base-uri 'none'; form-action 'none'"><title>Frame</title></head><body><script>run()</script></body></html>`;

const adFrame =
  '<!doctype html><html lang="en"><head><meta http-equiv="Content-Security-Policy" content="default-src \'none\'; script-src \'self\' https:; connect-src https:; form-action \'none\'; base-uri \'none\'"><title>Sponsor</title></head><body><script src="/ad-frame.js"></script></body></html>';

/** One file of each kind that a build has, in English and in one translation. */
const RELEASE: Readonly<Record<string, string>> = {
  'index.html': page('Start'),
  '404.html': page('Not found'),
  'search.html': page('Search'),
  'blog.html': page('Blog'),
  'blog/a-post.html': page('Post'),
  'material-ui.html': page('Material UI'),
  'material-ui/react-button.html': page('Button'),
  'material-ui/react-button.md': '# Button\n',
  'material-ui/api/button.html': page('Button API'),
  'zh/index.html': page('zh'),
  'zh/404.html': page('zh 404'),
  'zh/material-ui/react-button.html': page('zh Button'),
  'live/frame.11111111.html': frame('new'),
  'live/react.11111111.js': 'react()',
  'zh/live/frame.11111111.html': frame('new'),
  'ad-frame.html': adFrame,
  'ad-frame.js': 'ad()',
  'zh/ad-frame.html': adFrame,
  'assets/js/main.11111111.js': 'main()',
  'zh/assets/js/main.11111111.js': 'main()',
  'fonts/sans.11111111.woff2': 'font',
  'search/manifest.json': '{}',
  'sw.js': 'worker()',
  'manifest.webmanifest': '{}',
  'robots.txt': 'User-agent: *\n',
  '.complete': 'complete',
};

/** What `publish:folder` keeps of the previous release: hashed files, including frames. */
const PREVIOUS_RELEASE: Readonly<Record<string, string>> = {
  'live/frame.00000000.html': frame('old'),
  'zh/live/frame.00000000.html': frame('old'),
  'assets/js/main.00000000.js': 'old()',
};

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  }
}

/**
 * Writes a small release with the rules for every host, and the files kept from the previous one.
 */
export async function writeHostFixture(folder: string): Promise<void> {
  write(folder, RELEASE);
  await writeHostFiles(folder, {
    connectOrigins: ['https://ads.example.org'],
    scriptOrigins: [],
    security: {
      contact: 'mailto:security@example.org',
      siteUrl: 'https://site.test',
      committedAt: 0,
    },
  });
  write(folder, PREVIOUS_RELEASE);
}
