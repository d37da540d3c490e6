import * as React from 'react';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createPrices } from '../../_data/prices';

interface Share {
  id: string;
  company: string;
  closes: number[];
}

const COMPANIES =
  'Northwind Acme Globex Initech Umbra Stellar Bluebird Cascade Horizon Juniper Lumen Meridian Orchid Pioneer Quarry Ridge Summit Tidal Vertex Willow';

const change = (closes: number[]) => ((closes.at(-1) ?? 0) / (closes[0] ?? 1) - 1) * 100;

const columns: GridColDef<Share>[] = [
  { field: 'company', headerName: 'Company', flex: 1, minWidth: 110 },
  {
    field: 'last',
    headerName: 'Last (USD)',
    type: 'number',
    width: 110,
    valueGetter: (_value, row) => row.closes.at(-1),
  },
  {
    field: 'change',
    headerName: '30 days',
    type: 'number',
    headerAlign: 'left',
    align: 'left',
    width: 220,
    display: 'flex',
    valueGetter: (_value, row) => change(row.closes),
    valueFormatter: (value: number) => `${value > 0 ? '+' : ''}${value.toFixed(1)}%`,
    renderCell: (params) => (
      <>
        <SparkLineChart
          data={params.row.closes}
          width={params.colDef.computedWidth - 90}
          height={36}
          role="img"
          aria-label={`From ${params.row.closes[0]} to ${params.row.closes.at(-1)} dollars`}
        />
        <bdi>{params.formattedValue}</bdi>
      </>
    ),
  },
];

const createShares = (): Share[] =>
  COMPANIES.split(' ').map((company, index) => ({
    id: company,
    company,
    closes: createPrices(30, 40 + index * 12, index + 1).map(({ close }) => close),
  }));

export default function CustomSparklineColumn() {
  const [rows] = React.useState(createShares);

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Shares" hideFooter />
    </div>
  );
}
