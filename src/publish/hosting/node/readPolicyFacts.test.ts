import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readBuild } from './readBuild';
import { readPolicyFacts } from './readPolicyFacts';

const hashOf = (code: string): string =>
  `sha256-${createHash('sha256').update(code).digest('base64')}`;

test('scripts that run are found, others are not', () => {
  const html =
    '<script>a()</script><script src="/x.js"></script><script src=/y.js defer></script>' +
    '<script type="application/ld+json">{}</script><SCRIPT type=module>b()</SCRIPT><script></script>';
  expect(readPolicyFacts(html).scripts).toEqual([
    { hash: hashOf('a()'), code: 'a()' },
    { hash: hashOf('b()'), code: 'b()' },
  ]);
});

test('a script is found however its tag is written', () => {
  const html = '<script data-a="1 > 0"\n>a()</script\n><svg><script>b()</script></svg>';
  expect(readPolicyFacts(html).scripts.map(({ code }) => code)).toEqual(['a()', 'b()']);
});

test('a handler is found behind any other attribute', () => {
  expect(readPolicyFacts('<p title="a > b" onclick="c()">').hasHandler).toBe(true);
  expect(readPolicyFacts('<p title=" onclick=c()"><!-- <p onclick=c()> -->').hasHandler).toBe(
    false,
  );
});

test('a policy in the document', () => {
  expect(
    readPolicyFacts(`<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`)
      .policy,
  ).toBe("default-src 'none'");
  expect(readPolicyFacts('<meta name="x">').policy).toBeUndefined();
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

  test('with pinned scripts only is right', async () => {
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

  test('with another script, or a handler, says where and what to do', async () => {
    write('blog/a.html', '<script>evil()</script>');
    write('blog/b.html', '<img src=x onerror=evil()>');
    const { problems } = await read();
    expect(problems).toHaveLength(2);
    expect(problems[0]).toContain('blog/a.html: an inline script that is not pinned');
    expect(problems[0]).toContain(hashOf('evil()'));
    expect(problems[1]).toContain('blog/b.html: an element has an event-handler attribute');
  });

  test('with a name that hosts refuse says so', async () => {
    write('img/größe.svg', '');
    write(`${'a'.repeat(201)}.html`, '');
    const { problems } = await read();
    expect(problems).toHaveLength(2);
    expect(problems.join()).toContain('img/größe.svg: hosts serve only names');
  });
});
