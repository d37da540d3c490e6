import { Joi } from '@docusaurus/utils-validation';
import type { EngagementOptions } from '../model/options';

const FIX =
  'Set it in src/config/engagement.ts or with its environment variable, or use null to turn it off';
const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Returns why a page can't call this URL, or `undefined` if it can. */
function findUrlProblem(text: string): string | undefined {
  if (!URL.canParse(text)) return "it isn't an absolute URL";
  const { protocol, hostname, username } = new URL(text);
  if (username !== '') return 'it contains a user name or password, which every reader would see';
  if (protocol === 'https:') return undefined;
  if (protocol === 'http:' && LOCAL_HOSTS.has(hostname)) return undefined;
  return 'a page served over https can only call https URLs';
}

function describe(why: string): string {
  return `Option {{#label}} of the engagement plugin is {{#shown}}: ${why}. ${FIX}.`;
}

/** Returns a schema whose message says which option is wrong, its value, why, and how to fix it. */
function rule(findProblem: (value: unknown) => string | undefined): Joi.AnySchema {
  return Joi.any()
    .required()
    .custom((value: unknown, helpers) => {
      const problem = findProblem(value);
      if (problem === undefined) return value;
      return helpers.message({ custom: describe(problem) }, { shown: JSON.stringify(value) });
    })
    .messages({ 'any.required': `Option {{#label}} of the engagement plugin is missing. ${FIX}.` });
}

const url = rule((value) => {
  if (value === null) return undefined;
  return typeof value === 'string' ? findUrlProblem(value) : 'it must be a string or null';
});

const flag = rule((value) => (typeof value === 'boolean' ? undefined : 'it must be true or false'));

const text = rule((value) =>
  typeof value === 'string' && value.trim() !== '' ? undefined : 'it must be a non-empty string',
);

// The id becomes part of a URL and of a cookie's name.
const measurementId = rule((value) =>
  value === null || (typeof value === 'string' && /^[\w-]{1,40}$/.test(value))
    ? undefined
    : 'it must be 1 to 40 letters, digits, "-", or "_"',
);

/** Schema of the plugin's options. It reports all problems at once. */
export const optionsSchema = Joi.object<EngagementOptions>({
  ads: Joi.object({
    serviceUrl: url,
    scriptUrl: url,
    scriptInFrame: flag,
    sponsorSelector: text,
  }).required(),
  analytics: Joi.object({ tagUrl: url, measurementId, consentRequired: flag }).required(),
  feedback: Joi.object({ url }).required(),
})
  .messages({
    'object.unknown': `Option {{#label}} of the engagement plugin is unknown. Remove it, or use one of the options in src/reader/engagement/model/options.ts.`,
  })
  .prefs({ abortEarly: false });
