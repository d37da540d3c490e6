/** One answer, as it is stored. */
export interface Feedback {
  readonly page: string;
  readonly section: string | null;
  readonly rating: 'yes' | 'no';
  readonly comment: string;
  readonly version: string;
  readonly locale: string;
  /** The same for an answer and its retries; senders that never retry need none. */
  readonly id?: string;
}

type Check = (value: unknown) => boolean;

const isText =
  (max: number, pattern = /^/): Check =>
  (value) =>
    typeof value === 'string' && value.length <= max && pattern.test(value);

/** An address of this site: plain segments, so that no reader of the table can be led elsewhere. */
const PAGE = /^\/(?:[A-Za-z0-9_][\w.~-]*(?:\/[A-Za-z0-9_][\w.~-]*)*\/?)?$/;
/** The id of a heading: any letters, but nothing of markup and no spaces. */
const SECTION = /^[^\s<>"'`\\\p{C}]+$/u;

/** What each field must be. The limits are the site's own; `src/reader/feedback/model` has the comment's. */
const CHECKS: Readonly<Record<keyof Feedback, Check>> = {
  page: isText(300, PAGE),
  section: (value) => value === null || isText(200, SECTION)(value),
  rating: (value) => value === 'yes' || value === 'no',
  comment: isText(2000),
  version: isText(40, /^[\w.+-]*$/),
  locale: isText(10, /^[A-Za-z]{2,3}(-[A-Za-z0-9]+)?$/),
  id: (value) => value === undefined || isText(64, /^[\w-]{16,}$/)(value),
};

/** What a check has found: the answer, or all that is wrong with it. */
export type Validated = { readonly feedback: Feedback } | { readonly faults: readonly string[] };

/** Checks the parsed body: every required field present, each of its form, no other field. */
export function validateFeedback(body: unknown): Validated {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { faults: ['the body must be a JSON object'] };
  }
  const values = body as Readonly<Record<string, unknown>>;
  const unknown = Object.keys(values).filter((key) => !Object.hasOwn(CHECKS, key));
  const wrong = Object.entries(CHECKS).filter(([key, check]) => !check(values[key]));
  const faults = [
    ...unknown.map((key) => `unknown field "${key.slice(0, 40)}"`),
    ...wrong.map(([key]) => `field "${key}" is missing, too long, or of another form`),
  ];
  return faults.length > 0 ? { faults } : { feedback: values as unknown as Feedback };
}
