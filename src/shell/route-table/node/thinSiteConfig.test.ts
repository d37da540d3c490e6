import { thinSiteConfig } from './thinSiteConfig';

test('pages get what they read, and no folder of the machine that built them', () => {
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

test('another form is told', () => {
  expect(() => thinSiteConfig('module.exports = {};')).toThrow(/unknown form/);
});
