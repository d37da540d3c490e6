import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readNews } from './readNews';

test('returns the three newest posts, newest first, with their pathnames', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'news-'));
  for (const day of ['2025-01-02', '2026-11-03', '2024-12-31', '2026-02-28']) {
    fs.writeFileSync(
      path.join(folder, `${day}-a-post.mdx`),
      `---\ntitle: Post of ${day}\ndescription: What happened.\n---\n\nText.\n`,
    );
  }
  fs.writeFileSync(path.join(folder, 'authors.yml'), 'team: {}\n');
  const news = await readNews(folder);
  const [translated] = await readNews(folder, 'en');
  fs.rmSync(folder, { recursive: true });
  expect(translated?.lang).toBe('en');
  expect(news.map(({ date }) => date)).toEqual(['2026-11-03', '2026-02-28', '2025-01-02']);
  expect(news[0]).toEqual({
    title: 'Post of 2026-11-03',
    description: 'What happened.',
    pathname: '/blog/2026/11/03/a-post',
    date: '2026-11-03',
  });
});
