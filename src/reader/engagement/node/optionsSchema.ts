import { Joi } from '@docusaurus/utils-validation';
import type { EngagementOptions } from '../model/options';

const HOW = 'Set it in src/config/engagement.ts or by its environment variable; null turns it off';
const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Why text is not an address that a page may call; `undefined` when it is. */
function findAddressFault(text: string): string | undefined {
  if (!URL.canParse(text)) return 'it is not an absolute address';
  const { protocol, hostname, username } = new URL(text);
  if (username !== '') return 'it holds a name or a password, which every reader would see';
  if (protocol === 'https:') return undefined;
  if (protocol === 'http:' && LOCAL_HOSTS.has(hostname)) return undefined;
  return 'a page over https may call https addresses only';
}

function describe(why: string): string {
  return `Option {{#label}} of the engagement plugin is {{#shown}}: ${why}. ${HOW}.`;
}

/** One message for every fault: which option, its value, why it is wrong, how to fix it. */
function rule(findFault: (value: unknown) => string | undefined): Joi.AnySchema {
  return Joi.any()
    .required()
    .custom((value: unknown, helpers) => {
      const fault = findFault(value);
      if (fault === undefined) return value;
      return helpers.message({ custom: describe(fault) }, { shown: JSON.stringify(value) });
    })
    .messages({ 'any.required': `Option {{#label}} of the engagement plugin is missing. ${HOW}.` });
}

const address = rule((value) => {
  if (value === null) return undefined;
  return typeof value === 'string' ? findAddressFault(value) : 'an address is text';
});

const flag = rule((value) => (typeof value === 'boolean' ? undefined : 'it must be true or false'));

const text = rule((value) =>
  typeof value === 'string' && value.trim() !== '' ? undefined : 'it must be text',
);

// The id becomes part of an address and of the name of a cookie.
const measurementId = rule((value) =>
  value === null || (typeof value === 'string' && /^[\w-]{1,40}$/.test(value))
    ? undefined
    : 'it must have 1 to 40 letters, digits, "-" or "_"',
);

/** What the plugin accepts. All faults are told at once. */
export const optionsSchema = Joi.object<EngagementOptions>({
  ads: Joi.object({
    serviceUrl: address,
    scriptUrl: address,
    scriptInFrame: flag,
    sponsorSelector: text,
  }).required(),
  analytics: Joi.object({ tagUrl: address, measurementId, consentRequired: flag }).required(),
  feedback: Joi.object({ url: address }).required(),
})
  .messages({
    'object.unknown': `Option {{#label}} of the engagement plugin is unknown. The known ones are in src/reader/engagement/model/options.ts.`,
  })
  .prefs({ abortEarly: false });
