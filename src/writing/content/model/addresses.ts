import type { Problem } from './problem';

/** What is wrong with a URL or another part of a page, and how to fix it. */
export type Fault = Pick<Problem, 'what' | 'fix'>;

const UNSAFE = /[\s\\\u0000-\u001f\u007f-\u009f]/u;
/** Without a user name and password before the host, because people would mistake them for the host. */
const SECURE = /^https:\/\/[\w.-]+(?::\d+)?(?:[/?#]|$)/u;
const INTERNAL = /^(?:#|\/(?!\/))/u;
const STATIC_FILE = /^pathname:\/\/\/(?!\/)/u;
const MAIL = /^mailto:[\w.+-]+@[\w.-]+$/u;
const IMAGE = /^(?:\.\/|\/)(?:[\w@-]+\/)*[\w@-]+\.(?:avif|gif|jpe?g|png|svg|webp)$/u;
const FILE = /^\.\/(?:[\w-]+\/)*[\w-]+(?:\.tsx)?$/u;

const quote = (url: string): string => JSON.stringify(url.slice(0, 80));

/** Returns why pages can't link to a URL, whether or not it exists, or `undefined` for a valid one. */
export function findLinkFault(url: string): Fault | undefined {
  if (!UNSAFE.test(url) && [SECURE, INTERNAL, STATIC_FILE, MAIL].some((form) => form.test(url))) {
    return undefined;
  }
  if (/^http:\/\//iu.test(url)) {
    return {
      what: `The link ${quote(url)} isn't encrypted.`,
      fix: 'Use "https://" instead of "http://".',
    };
  }
  if (!UNSAFE.test(url) && /^(?![/\\])[^:]*$/u.test(url)) {
    return {
      what: `The link ${quote(url)} is relative, so it would break if the page moved.`,
      fix: 'Write the full path, starting with "/".',
    };
  }
  return {
    what: `The link ${quote(url)} could run code, or lead to a different site than it seems to.`,
    fix: 'Start it with "https://", with "/" for a page of this site, or with "#" for a heading of this page.',
  };
}

/** Returns why an image isn't allowed, or `undefined` if it's in the page's folder or in `static/`. */
export function findImageFault(url: string): Fault | undefined {
  if (IMAGE.test(url)) return undefined;
  return {
    what: `The image ${quote(url)} isn't in the page's folder or in static/, so it could change, disappear, or track people who read the page.`,
    fix: 'Put the file next to the page and write "./name.png", or put it in static/img/ and write "/img/name.png".',
  };
}

/** Returns why the path of a demo isn't allowed, or `undefined` if it's in the page's folder. */
export function findFileFault(src: string): Fault | undefined {
  if (FILE.test(src)) return undefined;
  return {
    what: `The file ${quote(src)} isn't in the page's folder, so a change to another page could break this one.`,
    fix: 'Use a file next to the page, such as "./Name.tsx".',
  };
}
