import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tabs from '@mui/material/Tabs';
import { BarChart } from '@mui/x-charts/BarChart';

const workshops = [
  { name: 'Joinery', hours: 212 },
  { name: 'Pottery', hours: 168 },
  { name: 'Printing', hours: 94 },
];

export default function ExampleChartAndTable() {
  const [tab, setTab] = React.useState(0);
  const id = React.useId();

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs value={tab} onChange={(_event, value: number) => setTab(value)} aria-label="View">
        <Tab label="Chart" id={`${id}-tab-0`} aria-controls={`${id}-panel`} />
        <Tab label="Table" id={`${id}-tab-1`} aria-controls={`${id}-panel`} />
      </Tabs>
      <Box id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-tab-${tab}`} sx={{ pt: 2 }}>
        {tab === 0 ? (
          <BarChart
            height={220}
            layout="horizontal"
            dataset={workshops}
            yAxis={[{ dataKey: 'name', width: 70 }]}
            series={[
              {
                dataKey: 'hours',
                label: 'Hours',
                barLabel: 'value',
                barLabelPlacement: 'outside',
              },
            ]}
            hideLegend
            title="Hours booked by workshop"
          />
        ) : (
          <Table size="small" aria-label="Hours booked by workshop">
            <TableHead>
              <TableRow>
                <TableCell>Workshop</TableCell>
                <TableCell align="right">Hours</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {workshops.map(({ name, hours }) => (
                <TableRow key={name}>
                  <TableCell component="th" scope="row">
                    {name}
                  </TableCell>
                  <TableCell align="right">{hours}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </Box>
    </Box>
  );
}
