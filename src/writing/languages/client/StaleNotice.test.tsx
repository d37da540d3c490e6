import { render, screen, within } from '@testing-library/react';
import type { BlockChange } from '../model/change';
import { StaleNotice } from './StaleNotice';

jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: () => ({ siteConfig: { customFields: { repositoryUrl: 'https://code.example' } } }),
}));

const CHANGES: BlockChange[] = [
  {
    path: 'Basics',
    parts: [
      ['same', 'Use it with '],
      ['removed', 'care'],
      ['added', 'great care'],
    ],
  },
];

test('says how many blocks changed, and lists the changes, marked as English, when expanded', () => {
  render(<StaleNotice page="docs/a.mdx" changes={JSON.stringify(CHANGES)} />);
  const notice = screen.getByRole('complementary', { name: 'About this translation' });
  expect(notice.textContent).toContain('has changed since this translation');
  const link = within(notice).getByRole('link', { name: 'Help translate' });
  expect(link.getAttribute('href')).toBe('https://code.example/blob/main/i18n/README.md');
  const list = within(notice).getByRole('list', { hidden: true });
  expect(list.getAttribute('lang')).toBe('en');
  expect(list.querySelector('del')?.textContent).toBe('care');
  expect(list.querySelector('ins')?.textContent).toBe('great care');
  expect(notice.querySelector('details')?.open).toBe(false);
});
