/** A submission, as it's stored. */
export interface Feedback {
  readonly page: string;
  readonly section: string | null;
  readonly rating: 'yes' | 'no';
  readonly comment: string;
  readonly version: string;
  readonly locale: string;
  /** The same for a submission and its retries. Senders that never retry don't need it. */
  readonly id?: string;
}

type Check = (value: unknown) => boolean;

const isText =
  (max: number, pattern = /^/): Check =>
  (value) =>
    typeof value === 'string' && value.length <= max && pattern.test(value);

/** A path of the site with plain segments, so that it's safe to show as a link. */
const PAGE = /^\/(?:[A-Za-z0-9_][\w.~-]*(?:\/[A-Za-z0-9_][\w.~-]*)*\/?)?$/;
/** The id of a heading: any letters, but no spaces or characters of markup. */
const SECTION = /^[^\s<>"'`\\\p{C}]+$/u;

/**
 * Checks by field. The site's form has the same limit for comments (`src/reader/feedback/model`).
 */
const CHECKS: Readonly<Record<keyof Feedback, Check>> = {
  page: isText(300, PAGE),
  section: (value) => value === null || isText(200, SECTION)(value),
  rating: (value) => value === 'yes' || value === 'no',
  comment: isText(2000),
  version: isText(40, /^[\w.+-]*$/),
  locale: isText(10, /^[A-Za-z]{2,3}(-[A-Za-z0-9]+)?$/),
  id: (value) => value === undefined || isText(64, /^[\w-]{16,}$/)(value),
};

/** The result of the validation: the submission, or all of its errors. */
export type Validated = { readonly feedback: Feedback } | { readonly errors: readonly string[] };

/** Validates a parsed body: it must have every required field in the right form, and no others. */
export function validateFeedback(body: unknown): Validated {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { errors: ['the body must be a JSON object'] };
  }
  const values = body as Readonly<Record<string, unknown>>;
  const unknown = Object.keys(values).filter((key) => !Object.hasOwn(CHECKS, key));
  const wrong = Object.entries(CHECKS).filter(([key, check]) => !check(values[key]));
  const errors = [
    ...unknown.map((key) => `unknown field "${key.slice(0, 40)}"`),
    ...wrong.map(([key]) => `field "${key}" is missing, too long, or malformed`),
  ];
  return errors.length > 0 ? { errors } : { feedback: values as unknown as Feedback };
}
