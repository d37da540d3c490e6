import { thinSiteConfig } from './thinSiteConfig';

test('omits options of the build, which contain paths of the build machine', () => {
  const module = `/* made */\nexport default ${JSON.stringify({
    title: 'A',
    baseUrl: '/',
    customFields: { repositoryUrl: 'https://code.example' },
    plugins: [['x', { siteDir: '/home/me/site' }]],
    ssrTemplate: '<html>',
  })};\n`;
  expect(thinSiteConfig(module)).toEqual({
    title: 'A',
    baseUrl: '/',
    customFields: { repositoryUrl: 'https://code.example' },
  });
});

test('throws for a config in an unknown format', () => {
  expect(() => thinSiteConfig('module.exports = {};')).toThrow(/its format has changed/);
});
