/** Returns the repository settings and the header's GitHub links for a value of `REPOSITORY_URL`. */
async function readConfig(repositoryUrl: string | undefined): Promise<string> {
  jest.resetModules();
  if (repositoryUrl === undefined) delete process.env['REPOSITORY_URL'];
  else process.env['REPOSITORY_URL'] = repositoryUrl;
  const { themeConfig } = await import('./theme');
  const { REPOSITORY_URL } = await import('../foundation/site/node/siteSettings');
  const header = themeConfig.navbar.items.filter(
    (item) => 'href' in item && item.label === 'GitHub',
  );
  return JSON.stringify([
    REPOSITORY_URL ?? null,
    header.map((item) => 'href' in item && item.href),
  ]);
}

const before = process.env['REPOSITORY_URL'];
afterAll(() => {
  if (before === undefined) delete process.env['REPOSITORY_URL'];
  else process.env['REPOSITORY_URL'] = before;
});

test.each([
  [undefined, [null, []]],
  ['  ', [null, []]],
  ['https://code.example/docs/', ['https://code.example/docs', ['https://code.example/docs']]],
])('REPOSITORY_URL=%j', async (value, wanted) => {
  expect(JSON.parse(await readConfig(value))).toEqual(wanted);
});
