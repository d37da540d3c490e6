import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { createEnergy, ENERGY_COUNTRIES } from '../../_data/energy';

type Hour = { id: number } & Record<string, number>;

/** One row per hour, one column per country: the share of solar power at its best hour. */
function createHours(): Hour[] {
  const best = new Map(
    ENERGY_COUNTRIES.map((country) => [
      country,
      Math.max(...createEnergy(24, country).map(({ solar }) => solar)),
    ]),
  );
  // From four o'clock on: 20 rows.
  return Array.from({ length: 20 }, (_, index) => index + 4).map((hour) => ({
    id: hour,
    ...Object.fromEntries(
      createEnergy(24)
        .filter((row) => row.hour === hour)
        .map(({ country, solar }) => [
          country,
          Math.round((solar / (best.get(country) ?? 1)) * 100),
        ]),
    ),
  }));
}

const columns: GridColDef<Hour>[] = [
  { field: 'id', headerName: 'Hour', width: 80, valueFormatter: (value: number) => `${value}:00` },
  ...ENERGY_COUNTRIES.map((country): GridColDef<Hour> => ({
    field: country,
    type: 'number',
    flex: 1,
    minWidth: 90,
    valueFormatter: (value: number) => `${value}%`,
    // Ten classes are enough for a scale, and each is one rule in sx.
    cellClassName: ({ value = 0 }) => `heat-${Math.floor((value as number) / 10)}`,
  })),
];

/** Opacity of the best hour in percent; with more, its number would be hard to read. */
const STRONGEST = 45;

export default function StyleHeatmap() {
  const [rows] = React.useState(createHours);
  const theme = useTheme();
  const { main } = (theme.vars ?? theme).palette.warning;
  const sx = Object.fromEntries(
    Array.from({ length: 11 }, (_, step) => [
      `& .heat-${step}`,
      {
        backgroundColor: `color-mix(in srgb, ${main} ${(step / 10) * STRONGEST}%, transparent)`,
      },
    ]),
  );

  return (
    <div style={{ height: 460, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Solar power by hour"
        density="compact"
        sx={{ ...sx, [`& .${gridClasses.cell}`]: { border: 0 } }}
        hideFooter
      />
    </div>
  );
}
