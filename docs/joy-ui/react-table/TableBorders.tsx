import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';
import Table, { type TableProps } from '@mui/joy/Table';

const axes = ['none', 'x', 'xBetween', 'y', 'yBetween', 'both', 'bothBetween'] as const;
const rows = ['Flour', 'Sugar', 'Butter'];

export default function TableBorders() {
  const [borderAxis, setBorderAxis] = React.useState<TableProps['borderAxis']>('bothBetween');
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 480 }}>
      <Table aria-label="Bakery stock" borderAxis={borderAxis}>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Kilograms</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((name, index) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{12 + index * 7}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <FormControl>
        <FormLabel>Borders</FormLabel>
        <RadioGroup
          orientation="horizontal"
          name="table-borders-axis"
          value={borderAxis}
          onChange={(event) => setBorderAxis(event.target.value as TableProps['borderAxis'])}
          sx={{ flexWrap: 'wrap', gap: 1.5 }}
        >
          {axes.map((axis) => (
            <Radio key={axis} value={axis} label={axis} sx={{ m: 0 }} />
          ))}
        </RadioGroup>
      </FormControl>
    </Stack>
  );
}
