import { render } from '@testing-library/react';
import type { AdNode } from '../model/types';
import { hostileDescriptions } from './__fixtures__/hostileDescriptions';
import { AdText } from './AdText';
import { sanitizeDescription } from './sanitizeDescription';

const ALLOWED = ['B', 'STRONG', 'EM', 'I', 'BR'];
const pwn = jest.fn();

beforeAll(() => {
  Object.assign(window, { pwn });
});

function textOf(nodes: readonly AdNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');
}

test('there are more than sixty different hostile descriptions', () => {
  expect(new Set(hostileDescriptions).size).toBeGreaterThan(60);
});

test.each(hostileDescriptions.map((html) => [html.slice(0, 90), html]))(
  '%s leaves only text and allowed tags',
  async (_title, html) => {
    const nodes = await sanitizeDescription(html);
    const { container } = render(<AdText nodes={nodes} />);
    const elements = [...container.querySelectorAll('*')];
    expect(elements.filter(({ tagName }) => !ALLOWED.includes(tagName))).toEqual([]);
    expect(elements.flatMap((element) => element.getAttributeNames())).toEqual([]);
    expect([...textOf(nodes)].length).toBeLessThanOrEqual(120);
    expect(textOf(nodes)).not.toMatch(/[\u202a-\u202e\u0000]/);
    // The result must be the same after parsing it again (mutation XSS).
    const again = new DOMParser().parseFromString(container.innerHTML, 'text/html');
    expect([...again.body.querySelectorAll('*')].map(({ tagName }) => tagName)).toEqual(
      elements.map(({ tagName }) => tagName),
    );
    expect(pwn).not.toHaveBeenCalled();
  },
);

test('keeps the allowed tags', async () => {
  const nodes = await sanitizeDescription(
    '<b>A</b> &amp; <strong>B</strong><br><em>C</em> <i>D</i>',
  );
  const { container } = render(<AdText nodes={nodes} />);
  expect(container.innerHTML).toBe('<b>A</b> &amp; <strong>B</strong><br><em>C</em> <i>D</i>');
});

test('normalizes the whitespace of plain text', async () => {
  expect(await sanitizeDescription(' Tools \n for makers ')).toEqual(['Tools for makers']);
});
