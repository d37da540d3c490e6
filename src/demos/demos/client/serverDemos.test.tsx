/** @jest-environment node */
import type { ReactNode } from 'react';
import JoyButton from '@mui/joy/Button';
import Button from '@mui/material/Button';
import { StyledEngineProvider } from '@mui/material/styles';
import { GridTable } from './grid/GridTable';
import { renderPreview } from './renderPreview';

const Theme = ({ children }: { readonly children: ReactNode }): ReactNode => children;

function render(Component: () => ReactNode, code = ''): string {
  return renderPreview({ file: 'docs/A.tsx', code, name: 'A', styling: 'css', Theme, Component });
}

test('a demo that throws on the server fails with file and line', () => {
  const code = 'const a = 1;\nexport default function A() {\n  return window.innerWidth;\n}\n';
  const Bad = (): ReactNode => (window as Window).innerWidth;
  expect(() => render(Bad, code)).toThrow(
    /^docs\/A\.tsx:3: the demo throws while it renders on the server: window is not defined\. /,
  );
});

test('the grid is a table on the server, without hidden columns and actions', () => {
  const html = render(() => (
    <GridTable
      label="Planets"
      columns={[
        { field: 'name', headerName: 'Name' },
        { field: 'moons', type: 'number' },
        { field: 'secret' },
        { field: 'actions', type: 'actions' },
      ]}
      columnVisibilityModel={{ secret: false }}
      rows={[{ name: 'Mars', moons: 2, secret: 'x' }]}
    />
  ));
  expect(html).toContain('data-server-only=""');
  expect(html).toContain('<th scope="col">Name</th><th scope="col">moons</th></tr>');
  expect(html).toContain('<td>Mars</td><td>2</td></tr>');
});

test('a grid whose rows load later shows its header and empty rows; without columns, only empty rows', () => {
  const columns = [{ field: 'name', headerName: 'Name' }];
  const header = render(() => <GridTable columns={columns} />);
  expect(header).toContain('<th scope="col">Name</th>');
  expect(header).toContain('data-grid-lines=""');
  const lines = render(() => <GridTable />);
  expect(lines).toContain('data-grid-lines=""');
  expect(lines).not.toContain('<table>');
  const rows = render(() => <GridTable columns={columns} rows={[{ name: 'Mars' }]} />);
  expect(rows).not.toContain('data-grid-lines');
});

test('a long table is truncated', () => {
  const rows = Array.from({ length: 60 }, (_, id) => ({ id }));
  const html = render(() => <GridTable columns={[{ field: 'id' }]} rows={rows} />);
  expect(html.match(/<tr>/g)).toHaveLength(21);
  // Marked, so that other languages don't reuse it (`sharePreview`).
  expect(html).toContain('<p data-localized="">More rows: 40</p>');
});

test('a disabled Joy UI button is disabled in the server HTML', () => {
  const html = render(() => <JoyButton disabled>Save</JoyButton>);
  expect(html).toMatch(/<button class="[^"]*" type="button" disabled="">Save/);
});

test('demos with and without cascade layers do not share styles, whichever renders first', () => {
  const Layered = (): ReactNode => (
    <StyledEngineProvider enableCssLayer>
      <Button>Save</Button>
    </StyledEngineProvider>
  );
  const Plain = (): ReactNode => <Button>Save</Button>;
  for (const Component of [Layered, Plain, Layered]) {
    expect(render(Component).includes('@layer mui')).toBe(Component === Layered);
  }
});
