import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Branch {
  id: number;
  branch: string;
  loans: number[];
}

const change = (loans: number[]) => (loans.at(-1) ?? 0) - (loans[0] ?? 0);

const columns: GridColDef<Branch>[] = [
  { field: 'branch', headerName: 'Branch', flex: 1, minWidth: 110 },
  {
    field: 'change',
    headerName: 'Six months',
    type: 'number',
    headerAlign: 'left',
    align: 'left',
    width: 190,
    display: 'flex',
    valueGetter: (_value, row) => change(row.loans),
    valueFormatter: (value: number) => (value > 0 ? `+${value}` : String(value)),
    renderCell: (params) => (
      <>
        <SparkLineChart
          data={params.row.loans}
          width={params.colDef.computedWidth - 70}
          height={36}
          role="img"
          aria-label={`Loans from ${params.row.loans[0]} to ${params.row.loans.at(-1)}`}
        />
        {params.formattedValue}
      </>
    ),
  },
];

const rows: Branch[] = [
  { id: 1, branch: 'Old town', loans: [410, 402, 431, 455, 470, 468] },
  { id: 2, branch: 'Riverside', loans: [388, 379, 351, 340, 346, 322] },
  { id: 3, branch: 'Mobile', loans: [96, 104, 101, 118, 125, 131] },
];

export default function CustomSparklineColumn() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Loans by branch" hideFooter />
    </div>
  );
}
