import fs from 'node:fs';
import path from 'node:path';
import { highlight } from '../../../writing/code/node/highlight';
import type { HighlightLanguage } from '../../../writing/code/model/highlightLanguages';
import type { DemoCode, DemoFile } from '../../editor/model/demoFiles';
import { findImports } from './findImports';
import { readDemoSyntax } from './readDemoSyntax';
import { transformToJavascript } from './transformToJavascript';

/** @param entry path of the file if it's the demo's entry, which may have short JSX */
async function toCode(
  name: string,
  code: string,
  lang: HighlightLanguage,
  entry?: string,
): Promise<DemoCode> {
  const { short } = entry === undefined ? {} : await readDemoSyntax(code, entry);
  return {
    name,
    code,
    html: await highlight(code, lang),
    ...(short === undefined ? {} : { shortHtml: await highlight(short, lang) }),
  };
}

async function toDemoFile(file: string, name: string, isEntry: boolean): Promise<DemoFile> {
  const code = fs.readFileSync(file, 'utf8');
  const extension = path.extname(file);
  if (extension !== '.tsx' && extension !== '.ts') {
    const same = await toCode(name, code, extension.slice(1) as HighlightLanguage);
    return { name, TS: same, JS: same };
  }
  const js = await transformToJavascript(code, file);
  const toJs = (tsName: string): string => tsName.replace(/\.ts(x?)$/, '.js$1');
  return {
    name,
    TS: await toCode(name, code, 'tsx', isEntry ? file : undefined),
    // The grammar for JavaScript would highlight it the same way, and often the code is the same.
    JS: await toCode(toJs(name), js, 'tsx', isEntry ? toJs(file) : undefined),
  };
}

/** Reads a demo's entry file and the local files it imports, directly or indirectly, in that order. */
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
    if (/\.tsx?$/.test(file)) {
      queue.push(...(await findImports(fs.readFileSync(file, 'utf8'), file)));
    }
    const isEntry = file === entry;
    files.push(await toDemoFile(file, isEntry ? `${name}.tsx` : path.basename(file), isEntry));
  }
  return { files, dependencies };
}
