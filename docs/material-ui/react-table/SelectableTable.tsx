import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const invoices = ['2031', '2032', '2033'];

export default function SelectableTable() {
  const [selected, setSelected] = React.useState<readonly string[]>(['2032']);

  const toggle = (number: string) => {
    setSelected((previous) =>
      previous.includes(number)
        ? previous.filter((entry) => entry !== number)
        : [...previous, number],
    );
  };

  return (
    <Table aria-label="Invoices" sx={{ maxWidth: 360 }}>
      <TableHead>
        <TableRow>
          <TableCell padding="checkbox">
            <Checkbox
              checked={selected.length === invoices.length}
              indeterminate={selected.length > 0 && selected.length < invoices.length}
              onChange={(event) => setSelected(event.target.checked ? invoices : [])}
              slotProps={{ input: { 'aria-label': 'Select all invoices' } }}
            />
          </TableCell>
          <TableCell>{selected.length} selected</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {invoices.map((number) => (
          <TableRow key={number} selected={selected.includes(number)}>
            <TableCell padding="checkbox">
              <Checkbox
                checked={selected.includes(number)}
                onChange={() => toggle(number)}
                slotProps={{ input: { 'aria-label': `Select invoice ${number}` } }}
              />
            </TableCell>
            <TableCell>Invoice {number}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
