import fs from 'node:fs';
import path from 'node:path';
import { highlight } from '../../code/node/highlight';
import type { HighlightLanguage } from '../../code/node/highlight';
import type { DemoFile } from '../model/types';
import { transformToJavascript } from './transformToJavascript';

const EXTENSIONS = ['.tsx', '.ts', '.css', '.json'];

/** Relative imports of a file, resolved; throws for one that does not exist. */
function relativeImports(code: string, file: string): string[] {
  const found: string[] = [];
  for (const match of code.matchAll(/(?:from|import)\s+['"](\.{1,2}\/[^'"]+)['"]/g)) {
    const request = match[1] ?? '';
    const base = path.resolve(path.dirname(file), request);
    const hit = [base, ...EXTENSIONS.map((extension) => base + extension)].find(
      (candidate) => fs.existsSync(candidate) && fs.statSync(candidate).isFile(),
    );
    if (hit === undefined) {
      const line = code.slice(0, match.index).split('\n').length;
      throw new Error(
        `${file}:${String(line)}: the demo imports "${request}", which does not exist. Readers could not run it. Create the file or mend the path.`,
      );
    }
    found.push(hit);
  }
  return found;
}

async function toDemoFile(file: string, name: string): Promise<DemoFile> {
  const code = fs.readFileSync(file, 'utf8');
  const extension = path.extname(file);
  const isTypeScript = extension === '.tsx' || extension === '.ts';
  const lang = (isTypeScript ? 'tsx' : extension.slice(1)) as HighlightLanguage;
  const js = isTypeScript ? await transformToJavascript(code, file) : code;
  const jsName = name.replace(/\.tsx$/, '.jsx').replace(/\.ts$/, '.js');
  return {
    name,
    TS: { name, code, html: await highlight(code, lang) },
    JS: {
      name: isTypeScript ? jsName : name,
      code: js,
      html: await highlight(js, isTypeScript ? 'jsx' : lang),
    },
  };
}

/** A demo's entry file and everything beside it that it imports, in that order. */
export async function readDemoFiles(
  entry: string,
  name: string,
): Promise<{ files: DemoFile[]; dependencies: string[] }> {
  const queue = [entry];
  const dependencies: string[] = [];
  const files: DemoFile[] = [];
  while (queue.length > 0) {
    const file = queue.shift();
    if (file === undefined || dependencies.includes(file)) continue;
    dependencies.push(file);
    const code = fs.readFileSync(file, 'utf8');
    if (/\.tsx?$/.test(file)) queue.push(...relativeImports(code, file));
    files.push(await toDemoFile(file, file === entry ? `${name}.tsx` : path.basename(file)));
  }
  return { files, dependencies };
}
