import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { columns } from './guests';
import type { Sorting } from './guests';

interface FullTableHeadProps {
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  selectedCount: number;
  count: number;
  onSelectAll: (all: boolean) => void;
}

export function FullTableHead(props: FullTableHeadProps) {
  const { sorting, onSort, selectedCount, count, onSelectAll } = props;
  return (
    <TableHead>
      <TableRow>
        <TableCell padding="checkbox">
          <Checkbox
            checked={count > 0 && selectedCount === count}
            indeterminate={selectedCount > 0 && selectedCount < count}
            onChange={(event) => onSelectAll(event.target.checked)}
            slotProps={{ input: { 'aria-label': 'Select all guests' } }}
          />
        </TableCell>
        {columns.map(({ key, label, align }) => {
          const active = sorting.key === key;
          const next = active && sorting.direction === 'asc' ? 'desc' : 'asc';
          return (
            <TableCell key={key} align={align} sortDirection={active ? sorting.direction : false}>
              <TableSortLabel
                active={active}
                direction={active ? sorting.direction : 'asc'}
                onClick={() => onSort({ key, direction: next })}
                sx={{ '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: 2 } }}
              >
                {label}
              </TableSortLabel>
            </TableCell>
          );
        })}
      </TableRow>
    </TableHead>
  );
}
