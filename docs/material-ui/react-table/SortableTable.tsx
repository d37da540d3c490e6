import * as React from 'react';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { columns, harvest } from './harvest';
import type { Column } from './harvest';

export default function SortableTable() {
  const [column, setColumn] = React.useState<Column>('weight');
  const [direction, setDirection] = React.useState<'asc' | 'desc'>('desc');

  const handleSort = (next: Column) => {
    setDirection(next === column && direction === 'asc' ? 'desc' : 'asc');
    setColumn(next);
  };

  const rows = [...harvest].sort((a, b) => {
    const [x, y] = [a[column], b[column]];
    const order =
      typeof x === 'number' && typeof y === 'number'
        ? x - y
        : String(x).localeCompare(String(y), 'en');
    return direction === 'asc' ? order : -order;
  });

  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      role="group"
      aria-label="Harvest, scrollable"
      tabIndex={0}
    >
      <Table size="small" aria-label="Harvest in August">
        <TableHead>
          <TableRow>
            {columns.map(({ key, label, align }) => (
              <TableCell key={key} align={align} sortDirection={column === key ? direction : false}>
                <TableSortLabel
                  active={column === key}
                  direction={column === key ? direction : 'asc'}
                  onClick={() => handleSort(key)}
                  sx={{ '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: 2 } }}
                >
                  {label}
                </TableSortLabel>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.crop} hover>
              {columns.map(({ key, align }) => (
                <TableCell key={key} align={align}>
                  {row[key]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
