import { render, screen } from '@testing-library/react';
import { PackageManagers } from './PackageManagers';

jest.mock(
  '@theme/Tabs',
  () => ({
    __esModule: true,
    default: ({ groupId, children }: { groupId: string; children: React.ReactNode }) => (
      <div data-testid="tabs" data-group={groupId}>
        {children}
      </div>
    ),
  }),
  { virtual: true },
);
jest.mock(
  '@theme/TabItem',
  () => ({
    __esModule: true,
    default: ({ children }: { children: React.ReactNode }) => <div>{children}</div>,
  }),
  { virtual: true },
);
jest.mock(
  '@theme/CodeBlock',
  () => ({
    __esModule: true,
    default: ({ children }: { children: string }) => <code>{children}</code>,
  }),
  { virtual: true },
);

const commands = (): string[] =>
  [...document.querySelectorAll('code')].map((code) => code.textContent);

test('shows one command per package manager, in a tab group that all pages share', () => {
  render(<PackageManagers packages="@mui/material dayjs" />);
  expect(commands()).toEqual([
    'npm install @mui/material dayjs',
    'pnpm add @mui/material dayjs',
    'yarn add @mui/material dayjs',
    'bun add @mui/material dayjs',
  ]);
  expect(screen.getByTestId('tabs').dataset['group']).toBe('package-manager');
});

test('installs development dependencies', () => {
  render(<PackageManagers packages="jest" dev />);
  expect(commands()).toEqual([
    'npm install --save-dev jest',
    'pnpm add --save-dev jest',
    'yarn add --dev jest',
    'bun add --dev jest',
  ]);
});
