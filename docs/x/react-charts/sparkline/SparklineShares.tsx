import * as React from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { createPrices } from '../../_data/prices';

const NAMES = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Ginkgo', 'Hazel'];

export default function SparklineShares() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const [shares] = React.useState(() =>
    NAMES.map((name, index) => ({
      name,
      closes: createPrices(90, 50 + index * 20, 80 + index).map(({ close }) => close),
    })),
  );

  return (
    <Table size="small" aria-label="Shares" sx={{ maxWidth: 520 }}>
      <TableHead>
        <TableRow>
          <TableCell>Share</TableCell>
          <TableCell align="right">Price</TableCell>
          <TableCell align="right">Change</TableCell>
          <TableCell>90 days</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {shares.map(({ name, closes }) => {
          const last = closes.at(-1) ?? 1;
          const change = (last / (closes[0] ?? 1) - 1) * 100;
          return (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{last.toFixed(2)}</TableCell>
              <TableCell align="right">
                <bdi>
                  {change > 0 ? '+' : '−'}
                  {Math.abs(change).toFixed(1)}%
                </bdi>
              </TableCell>
              <TableCell aria-hidden>
                <SparkLineChart
                  data={closes}
                  width={100}
                  height={32}
                  color={change > 0 ? palette.success.main : palette.error.main}
                />
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
