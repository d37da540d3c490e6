import * as React from 'react';
import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { VISIT_LINKS } from '../../_data/chartFlows';

const number = new Intl.NumberFormat('en-US');

export default function SankeyTable() {
  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <Box
        tabIndex={0}
        role="group"
        aria-label="Diagram, same values as the table"
        sx={{ overflowX: 'auto' }}
      >
        <Box sx={{ minWidth: 560, height: 320 }} aria-hidden>
          <NoSsr>
            <SankeyChart height={320} series={{ data: { links: VISIT_LINKS } }} />
          </NoSsr>
        </Box>
      </Box>
      <TableContainer tabIndex={0} sx={{ maxHeight: 240 }}>
        <Table size="small" stickyHeader aria-label="Ways through an online shop">
          <TableHead>
            <TableRow>
              <TableCell>From</TableCell>
              <TableCell>To</TableCell>
              <TableCell align="right">Visits</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {VISIT_LINKS.map(({ source, target, value }) => (
              <TableRow key={`${source} ${target}`}>
                <TableCell>{source}</TableCell>
                <TableCell>{target}</TableCell>
                <TableCell align="right">{number.format(value)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Stack>
  );
}
