import { render, screen } from '@testing-library/react';
import type { LanguageProgress } from '../model/progress';
import { ProgressTable } from './ProgressTable';

const progress = { percent: 20, doneFiles: 1, files: 5, staleWords: 0, missingWords: 4000 };

test('shows the product names for the folders of docs/', () => {
  const folders = [
    'interface',
    'material-ui',
    'joy-ui',
    'system',
    'x',
    'x-charts',
    'toolpad',
    'blog',
  ];
  const language = {
    locale: 'zh',
    label: '中文',
    total: progress,
    products: folders.map((name) => ({ name, progress })),
    open: [],
  } as unknown as LanguageProgress;
  render(
    <table>
      <ProgressTable language={language} />
    </table>,
  );
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Interface',
    'Material UI',
    'Joy UI',
    'MUI System',
    'MUI X',
    'MUI X Charts',
    'Toolpad Core',
    'Blog',
    'Total',
  ]);
});
