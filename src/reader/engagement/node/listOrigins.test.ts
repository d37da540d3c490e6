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

test('allows nothing when nothing is configured', () => {
  expect(listOrigins(ENGAGEMENT_OFF)).toEqual({ connectOrigins: [], scriptOrigins: [] });
});

test('lists each origin once, without a framed script', () => {
  expect(listOrigins(ON)).toEqual({
    connectOrigins: ['https://ads.example.org', 'https://tags.example.org'],
    scriptOrigins: ['https://tags.example.org'],
  });
});

test('allows a script in the page, but not a tag service without an id', () => {
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
