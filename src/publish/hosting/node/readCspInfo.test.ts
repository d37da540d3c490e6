import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readBuild } from './readBuild';
import { readCspInfo } from './readCspInfo';

const hashOf = (code: string): string =>
  `sha256-${createHash('sha256').update(code).digest('base64')}`;

test('finds only the inline scripts that run', () => {
  const html =
    '<script>a()</script><script src="/x.js"></script><script src=/y.js defer></script>' +
    '<script type="application/ld+json">{}</script><SCRIPT type=module>b()</SCRIPT><script></script>';
  expect(readCspInfo(html).scripts).toEqual([
    { hash: hashOf('a()'), code: 'a()' },
    { hash: hashOf('b()'), code: 'b()' },
  ]);
});

test('finds a script in any spelling of its tag', () => {
  const html = '<script data-a="1 > 0"\n>a()</script\n><svg><script>b()</script></svg>';
  expect(readCspInfo(html).scripts.map(({ code }) => code)).toEqual(['a()', 'b()']);
});

test('finds an event handler after any other attribute', () => {
  expect(readCspInfo('<p title="a > b" onclick="c()">').hasHandler).toBe(true);
  expect(readCspInfo('<p title=" onclick=c()"><!-- <p onclick=c()> -->').hasHandler).toBe(false);
});

test('finds a policy in the document', () => {
  expect(
    readCspInfo(`<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`).policy,
  ).toBe("default-src 'none'");
  expect(readCspInfo('<meta name="x">').policy).toBeUndefined();
});

describe('a build', () => {
  let folder = '';
  const write = (file: string, text: string): void => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  };
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'build-'));
    write('index.html', '<script>pinned()</script>');
  });
  afterEach(() => {
    fs.rmSync(folder, { recursive: true });
  });
  const read = () => readBuild(folder, [{ hash: hashOf('pinned()'), what: 'test' }]);

  test('with only pinned scripts has no problems', async () => {
    write('material-ui/a.html', '<script>pinned()</script><p onclick>x</p>');
    write('blog.html', 'text: onload="x" in prose');
    write(
      'live/frame.html',
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`,
    );
    expect(await read()).toEqual({
      pageNames: ['blog', 'material-ui'],
      locales: [],
      framePolicies: {
        '/live/frame.html': "default-src 'none'; sandbox allow-scripts",
      },
      problems: [],
    });
  });

  test('with another script or an event handler reports where it is and what to do', async () => {
    write('blog/a.html', '<script>evil()</script>');
    write('blog/b.html', '<img src=x onerror=evil()>');
    const { problems } = await read();
    expect(problems).toHaveLength(2);
    expect(problems[0]).toContain(
      "blog/a.html: the Content-Security-Policy would block an inline script that isn't pinned",
    );
    expect(problems[0]).toContain(hashOf('evil()'));
    expect(problems[1]).toContain('blog/b.html: an element has an event-handler attribute');
  });

  test('with a name that hosts do not serve reports it', async () => {
    write('img/größe.svg', '');
    write(`${'a'.repeat(201)}.html`, '');
    const { problems } = await read();
    expect(problems).toHaveLength(2);
    expect(problems.join()).toContain('img/größe.svg: hosts serve only names');
  });
});
