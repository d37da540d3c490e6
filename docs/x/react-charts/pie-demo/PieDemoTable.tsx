import * as React from 'react';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { PieChart } from '@mui/x-charts/PieChart';

const costs = [
  { label: 'Rent', value: 1450 },
  { label: 'Heating', value: 380 },
  { label: 'Tools', value: 620 },
  { label: 'Timber', value: 910 },
];

export default function PieDemoTable() {
  const [active, setActive] = React.useState<number | null>(null);

  return (
    <Stack direction="row" useFlexGap sx={{ width: '100%', flexWrap: 'wrap', gap: 2 }}>
      <PieChart
        width={200}
        height={200}
        hideLegend
        series={[
          { id: 'costs', data: costs, highlightScope: { highlight: 'item', fade: 'global' } },
        ]}
        highlightedItem={active === null ? null : { seriesId: 'costs', dataIndex: active }}
        onHighlightChange={(item) => setActive(item?.dataIndex ?? null)}
        title="Monthly costs of a workshop"
      />
      <Table size="small" aria-label="Monthly costs of a workshop" sx={{ width: 'auto', flex: 1 }}>
        <TableBody>
          {costs.map(({ label, value }, index) => (
            <TableRow
              key={label}
              selected={index === active}
              onMouseEnter={() => setActive(index)}
              onMouseLeave={() => setActive(null)}
            >
              <TableCell component="th" scope="row">
                {label}
              </TableCell>
              <TableCell align="right">€{value.toLocaleString('en-US')}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Stack>
  );
}
