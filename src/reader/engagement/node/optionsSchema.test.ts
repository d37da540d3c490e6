import { ENGAGEMENT_OFF } from '../model/options';
import { optionsSchema } from './optionsSchema';

test('everything off is valid', () => {
  expect(optionsSchema.validate(ENGAGEMENT_OFF).error).toBeUndefined();
});

test('tells every fault at once: option, value, reason, cure', () => {
  const { error } = optionsSchema.validate({
    ads: { ...ENGAGEMENT_OFF.ads, serviceUrl: 'http://ads.example.org/x', scriptUrl: 'ads.js' },
    analytics: { tagUrl: 7, measurementId: 'a b', consentRequired: 'yes' },
    feedback: {},
    more: 1,
  });
  const messages = error?.details.map(({ message }) => message) ?? [];
  expect(messages).toHaveLength(7);
  expect(messages[0]).toBe(
    'Option "ads.serviceUrl" of the engagement plugin is "http://ads.example.org/x": a page over https may call https addresses only. Set it in src/config/engagement.ts or by its environment variable; null turns it off.',
  );
  for (const [index, name] of [
    'ads.serviceUrl',
    'ads.scriptUrl',
    'analytics.tagUrl',
    'analytics.measurementId',
    'analytics.consentRequired',
    'feedback.url',
    'more',
  ].entries()) {
    expect(messages[index]).toContain(`"${name}"`);
  }
});

test.each([
  ['https://a.example/x', undefined],
  ['http://localhost:3000/x', undefined],
  ['http://127.0.0.1:9/x', undefined],
  ['http://a.example/x', /https/],
  ['//a.example/x', /absolute/],
  ['javascript:alert(1)', /https/],
  ['https://me:secret@a.example/', /password/],
])('%s', (url, wanted) => {
  const fault = optionsSchema.validate({ ...ENGAGEMENT_OFF, feedback: { url } }).error?.message;
  if (wanted === undefined) expect(fault).toBeUndefined();
  else expect(fault).toMatch(wanted);
});
