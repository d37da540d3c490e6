import * as React from 'react';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const seeds = ['Bean', 'Chard', 'Kale', 'Radish'];

export default function DenseTable() {
  const [size, setSize] = React.useState<'medium' | 'small'>('medium');

  return (
    <Stack sx={{ gap: 1, width: '100%', maxWidth: 320 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Row height"
        value={size}
        onChange={(_event, value: 'medium' | 'small' | null) => value && setSize(value)}
      >
        <ToggleButton value="medium">Normal</ToggleButton>
        <ToggleButton value="small">Compact</ToggleButton>
      </ToggleButtonGroup>
      <Table size={size} aria-label="Seeds in stock">
        <TableBody>
          {seeds.map((seed, index) => (
            <TableRow key={seed}>
              <TableCell component="th" scope="row">
                {seed}
              </TableCell>
              <TableCell align="right">{12 + index * 7} bags</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Stack>
  );
}
