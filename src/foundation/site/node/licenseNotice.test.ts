import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../../..');
/** Phrases that are wrong either on a site built with a license key or on one built without. */
const ONE_SIDED =
  /site has (?:no|a) (?:\[?licen[cs]e|key)|hence the watermark|run without a (?:\[?licen[cs]e|key)|for want of a \[?licen[cs]e|the missing \[?licen[cs]e|, as here, it (?:draws|shows)|(?:carry|show) (?:a|its|the) watermark(?:,? because|, which)|showing a watermark here/i;

function listPages(folder: string): string[] {
  return fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => path.join(folder, file));
}

test('what pages say about the watermark is right with and without a license key', () => {
  const found = [...listPages('docs'), ...listPages('i18n')].flatMap((file) =>
    fs
      .readFileSync(path.join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const match = ONE_SIDED.exec(line);
        return match === null ? [] : [`${file}:${String(index + 1)}: "${match[0]}"`];
      }),
  );
  expect(found).toEqual([]);
});
