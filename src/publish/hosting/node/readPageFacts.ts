import { readPolicyFacts } from './readPolicyFacts';
import type { PolicyFacts } from './readPolicyFacts';

/** What only tags can tell of: an attribute for an event looks like the code that a page shows. */
const NEEDS_TAGS = /[\s"'/]on[a-z]+\s*=|http-equiv/i;
const BEFORE_SCRIPT = /(?=<script[\s/>])/i;
const AT_SCRIPT = /^<script/i;
const AFTER_SCRIPT = /(<\/script[^>]*>)[^]*/i;

/** Every piece of an HTML text that could be a script, from its tag to the first end of one. */
const cutScripts = (html: string): string[] =>
  html
    .split(BEFORE_SCRIPT)
    .filter((piece) => AT_SCRIPT.test(piece))
    .map((piece) => piece.replace(AFTER_SCRIPT, '$1'));

/**
 * Reads what `readPolicyFacts` does, from a page's scripts alone where that is enough, as for nearly
 * every page: to read all tags of 5,256 pages took 35 s of a build, and this takes 12. What looks like a script and isn't
 * one (in a comment or an attribute), or is one that isn't pinned, is judged by the page's tags.
 *
 * @param pinned hashes of the scripts that a page may have
 */
export function readPageFacts(html: string, pinned: ReadonlySet<string>): PolicyFacts {
  if (NEEDS_TAGS.test(html)) return readPolicyFacts(html);
  const scripts = cutScripts(html).flatMap((piece) => readPolicyFacts(piece).scripts);
  return scripts.every(({ hash }) => pinned.has(hash))
    ? { scripts, policy: undefined, hasHandler: false }
    : readPolicyFacts(html);
}
