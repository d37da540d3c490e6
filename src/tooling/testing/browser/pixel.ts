import { inflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** Returns the color of a pixel on the screen, as `[red, green, blue]`. */
export async function readPixel(page: Page, x: number, y: number): Promise<number[]> {
  const png = await page.screenshot({ clip: { x, y, width: 1, height: 1 }, scale: 'css' });
  // The IDAT chunks of a PNG with one pixel inflate to a filter byte and the color channels.
  const data: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const type = png.toString('latin1', at + 4, at + 8);
    if (type === 'IDAT') data.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const [, ...channels] = inflateSync(Buffer.concat(data));
  return channels.slice(0, 3);
}
