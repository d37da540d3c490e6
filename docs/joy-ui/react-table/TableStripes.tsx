import Stack from '@mui/joy/Stack';
import Table, { type TableProps } from '@mui/joy/Table';

const trails = [
  { name: 'Lake loop', km: 6 },
  { name: 'Old mill', km: 9 },
  { name: 'Ridge path', km: 14 },
  { name: 'Quarry', km: 4 },
];

function Trails(props: TableProps) {
  return (
    <Table {...props}>
      <thead>
        <tr>
          <th scope="col">Trail</th>
          <th scope="col">Kilometers</th>
        </tr>
      </thead>
      <tbody>
        {trails.map(({ name, km }) => (
          <tr key={name}>
            <td>{name}</td>
            <td>{km}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

export default function TableStripes() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 480 }}>
      <Trails aria-label="Trails, odd rows shaded" stripe="odd" />
      <Trails aria-label="Trails, shaded under the pointer" hoverRow />
      <Trails aria-label="Trails, every third row shaded" stripe="3n" size="sm" />
    </Stack>
  );
}
