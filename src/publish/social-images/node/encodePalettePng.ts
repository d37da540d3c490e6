import zlib from 'node:zlib';

/** The maximum for indexes of one byte. */
const MAX_COLORS = 256;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/**
 * The end of the IHDR chunk: bit depth, color type (palette), the only compression and filter methods,
 * and no interlacing.
 */
const IHDR_FORMAT = [8, 3, 0, 0, 0];
/** Each row starts with a filter byte. Zero means that the row isn't filtered. */
const FILTER_BYTES = 1;

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(zlib.crc32(typed));
  return Buffer.concat([length, typed, sum]);
}

/** Returns the palette and the rows of palette indexes, or `undefined` when there are too many colors. */
function indexPixels(
  pixels: Buffer,
  width: number,
): { readonly colors: readonly number[]; readonly rows: Buffer } | undefined {
  const indexes = new Map<number, number>();
  const height = pixels.length / 4 / width;
  const rows = Buffer.alloc((width + FILTER_BYTES) * height);
  const view = new DataView(pixels.buffer, pixels.byteOffset);
  let at = 0;
  let [last, index] = [-1, 0];
  for (let pixel = 0; pixel < width * height; pixel++) {
    if (pixel % width === 0) at += FILTER_BYTES;
    const color = view.getUint32(pixel * 4);
    if (color !== last) {
      index = indexes.get(color) ?? indexes.size;
      if (index === MAX_COLORS) return undefined;
      indexes.set(color, index);
      last = color;
    }
    rows[at++] = index;
  }
  return { colors: [...indexes.keys()], rows };
}

/**
 * Encodes an image as a PNG with a palette. Compared with a truecolor PNG, that's a third of the size and
 * takes a third of the time.
 *
 * @param pixels RGBA bytes, row by row from the top left; all pixels are opaque
 * @param width in pixels
 * @returns `undefined` when there are more than 256 colors
 * @see https://www.w3.org/TR/png-3/#5DataRep
 */
export function encodePalettePng(pixels: Buffer, width: number): Buffer | undefined {
  const indexed = indexPixels(pixels, width);
  if (indexed === undefined) return undefined;
  const { colors, rows } = indexed;
  const header = Buffer.alloc(8 + IHDR_FORMAT.length);
  header.writeUInt32BE(width);
  header.writeUInt32BE(rows.length / (width + FILTER_BYTES), 4);
  header.set(IHDR_FORMAT, 8);
  const palette = Buffer.alloc(colors.length * 3);
  for (const [index, color] of colors.entries()) palette.writeUIntBE(color >>> 8, index * 3, 3);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', zlib.deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
