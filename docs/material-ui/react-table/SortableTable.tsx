import * as React from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';

const harvest = [
  { crop: 'Beans', weight: 12 },
  { crop: 'Potatoes', weight: 64 },
  { crop: 'Tomatoes', weight: 31 },
];

type Column = 'crop' | 'weight';

export default function SortableTable() {
  const [column, setColumn] = React.useState<Column>('weight');
  const [direction, setDirection] = React.useState<'asc' | 'desc'>('desc');

  const handleSort = (next: Column) => {
    setDirection(next === column && direction === 'asc' ? 'desc' : 'asc');
    setColumn(next);
  };

  const rows = [...harvest].sort((a, b) => {
    const order = column === 'crop' ? a.crop.localeCompare(b.crop, 'en') : a.weight - b.weight;
    return direction === 'asc' ? order : -order;
  });

  return (
    <Table size="small" aria-label="Harvest in August" sx={{ maxWidth: 360 }}>
      <TableHead>
        <TableRow>
          {(['crop', 'weight'] as const).map((key) => (
            <TableCell
              key={key}
              align={key === 'weight' ? 'right' : 'inherit'}
              sortDirection={column === key ? direction : false}
            >
              <TableSortLabel
                active={column === key}
                direction={column === key ? direction : 'asc'}
                onClick={() => handleSort(key)}
              >
                {key === 'crop' ? 'Crop' : 'Weight (kg)'}
              </TableSortLabel>
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ crop, weight }) => (
          <TableRow key={crop}>
            <TableCell>{crop}</TableCell>
            <TableCell align="right">{weight}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
