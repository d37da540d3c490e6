import { ENGAGEMENT_OFF } from '../model/options';
import { optionsSchema } from './optionsSchema';

test('everything off is valid', () => {
  expect(optionsSchema.validate(ENGAGEMENT_OFF).error).toBeUndefined();
});

test('reports every problem at once, with the option, its value, the reason, and a fix', () => {
  const { error } = optionsSchema.validate({
    ads: { ...ENGAGEMENT_OFF.ads, serviceUrl: 'http://ads.example.org/x', scriptUrl: 'ads.js' },
    analytics: { tagUrl: 7, measurementId: 'a b', consentRequired: 'yes' },
    feedback: {},
    more: 1,
  });
  const messages = error?.details.map(({ message }) => message) ?? [];
  expect(messages).toHaveLength(7);
  expect(messages[0]).toBe(
    'Option "ads.serviceUrl" of the engagement plugin is "http://ads.example.org/x": a page served over https can only call https URLs. Set it in src/config/engagement.ts or with its environment variable, or use null to turn it off.',
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
])('feedback.url %s', (url, expected) => {
  const message = optionsSchema.validate({ ...ENGAGEMENT_OFF, feedback: { url } }).error?.message;
  if (expected === undefined) expect(message).toBeUndefined();
  else expect(message).toMatch(expected);
});
