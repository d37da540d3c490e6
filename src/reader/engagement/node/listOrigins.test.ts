import { ENGAGEMENT_OFF } from '../model/options';
import { listOrigins } from './listOrigins';

const ON = {
  ads: {
    ...ENGAGEMENT_OFF.ads,
    serviceUrl: 'https://ads.example.org/serve.json',
    scriptUrl: 'https://sponsor.example.org/a.js',
  },
  analytics: {
    tagUrl: 'https://tags.example.org/tag.js',
    measurementId: 'site',
    consentRequired: true,
  },
  feedback: { url: 'https://ads.example.org/feedback' },
};

test('nothing configured, nothing allowed', () => {
  expect(listOrigins(ENGAGEMENT_OFF)).toEqual({ connectOrigins: [], scriptOrigins: [] });
});

test('each host once; a framed script is not the page’s', () => {
  expect(listOrigins(ON)).toEqual({
    connectOrigins: ['https://ads.example.org', 'https://tags.example.org'],
    scriptOrigins: ['https://tags.example.org'],
  });
});

test('a script in the page is allowed; a tag service without an id is not', () => {
  const options = {
    ...ON,
    ads: { ...ON.ads, scriptInFrame: false },
    analytics: { ...ON.analytics, measurementId: null },
  };
  expect(listOrigins(options)).toEqual({
    connectOrigins: ['https://ads.example.org'],
    scriptOrigins: ['https://sponsor.example.org'],
  });
});
