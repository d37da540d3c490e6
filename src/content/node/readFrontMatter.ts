import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { describeYamlError } from '../model/frontMatter';

/** A page's head and body. The error for YAML that cannot be read names file, line and cure. */
export async function readFrontMatter(
  file: string,
): Promise<{ frontMatter: Readonly<Record<string, unknown>>; text: string }> {
  const text = fs.readFileSync(file, 'utf8');
  try {
    const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath: file, fileContent: text });
    return { frontMatter, text };
  } catch (error) {
    throw new Error(describeYamlError(error, path.relative(process.cwd(), file)), { cause: error });
  }
}
