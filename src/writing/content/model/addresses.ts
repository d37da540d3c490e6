import type { Problem } from './problem';

/** What is wrong with an address. */
export type Fault = Pick<Problem, 'what' | 'fix'>;

const UNSAFE = /[\s\\\u0000-\u001f\u007f-\u009f]/u;
/** A host without a name and password before it, which readers take for the host. */
const SECURE = /^https:\/\/[\w.-]+(?::\d+)?(?:[/?#]|$)/u;
const OWN = /^(?:#|\/(?!\/))/u;
const OWN_FILE = /^pathname:\/\/\/(?!\/)/u;
const MAIL = /^mailto:[\w.+-]+@[\w.-]+$/u;
const IMAGE = /^(?:\.\/|\/)(?:[\w@-]+\/)*[\w@-]+\.(?:avif|gif|jpe?g|png|svg|webp)$/u;
const FILE = /^\.\/(?:[\w-]+\/)*[\w-]+(?:\.tsx)?$/u;

const quote = (address: string): string => JSON.stringify(address.slice(0, 80));

/** Why nothing may lead to an address, whether or not it exists; undefined for a good one. */
export function findLinkFault(url: string): Fault | undefined {
  if (!UNSAFE.test(url) && [SECURE, OWN, OWN_FILE, MAIL].some((form) => form.test(url))) {
    return undefined;
  }
  if (/^http:\/\//iu.test(url)) {
    return { what: `The link ${quote(url)} is not encrypted.`, fix: 'Write https.' };
  }
  if (!UNSAFE.test(url) && /^(?![/\\])[^:]*$/u.test(url)) {
    return {
      what: `The link ${quote(url)} is relative and breaks when a page moves.`,
      fix: 'Write the whole address from "/".',
    };
  }
  return {
    what: `The link ${quote(url)} may run code or lead to another host than it seems to.`,
    fix: 'Begin it with "https://", with "/" and an address of this site, or with "#".',
  };
}

/** Why an image may not be shown; undefined for a file of the page's folder or of `static/`. */
export function findImageFault(url: string): Fault | undefined {
  if (IMAGE.test(url)) return undefined;
  return {
    what: `The image ${quote(url)} is not a file of the page's folder or of static/, so it could change, follow readers, or be missing.`,
    fix: 'Put the file beside the page and write "./name.png", or into static/ and write "/img/name.png".',
  };
}

/** Why a demo or composition may not be shown; undefined for a file below the page's folder. */
export function findFileFault(src: string): Fault | undefined {
  if (FILE.test(src)) return undefined;
  return {
    what: `The file ${quote(src)} is not below the folder of the page, so another page's change could break this one.`,
    fix: 'Name a file beside the page: "./Name.tsx".',
  };
}
