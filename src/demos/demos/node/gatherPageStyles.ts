import fs from 'node:fs/promises';
import path from 'node:path';
import { toMessage } from '../../../foundation/site/model/toMessage';
import { gatherStyles } from '../model/gatherStyles';
import { minifyStyles } from './minifyStyles';

/** Moves the demo styles of every page in the build to its head (`gatherStyles`). */
export async function gatherPageStyles(outDir: string): Promise<void> {
  for (const name of await fs.readdir(outDir, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(outDir, name);
    const html = await fs.readFile(file, 'utf8');
    try {
      const gathered = gatherStyles(html, minifyStyles);
      if (gathered !== html) await fs.writeFile(file, gathered);
    } catch (error) {
      throw new Error(`${file}: ${toMessage(error)}.`, { cause: error });
    }
  }
}
