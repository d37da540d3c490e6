import * as React from 'react';
import Link from '@mui/joy/Link';
import Table from '@mui/joy/Table';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';

const books = [
  { title: 'Tides', pages: 212 },
  { title: 'Atlas of Salt', pages: 344 },
  { title: 'Night Trains', pages: 176 },
];

export default function TableSorting() {
  const [ascending, setAscending] = React.useState(true);
  const rows = [...books].sort((a, b) => (ascending ? a.pages - b.pages : b.pages - a.pages));
  return (
    <Table aria-label="Books" sx={{ maxWidth: 420 }}>
      <thead>
        <tr>
          <th scope="col">Title</th>
          <th scope="col" aria-sort={ascending ? 'ascending' : 'descending'}>
            <Link
              component="button"
              type="button"
              underline="none"
              textColor="inherit"
              onClick={() => setAscending(!ascending)}
              endDecorator={
                <ArrowDownwardIcon
                  sx={{ fontSize: '1em', transform: ascending ? 'rotate(180deg)' : undefined }}
                />
              }
            >
              Pages
            </Link>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ title, pages }) => (
          <tr key={title}>
            <td>{title}</td>
            <td>{pages}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
