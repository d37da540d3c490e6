import {
  DataGridPremium,
  type GridColDef,
  type GridDataSource,
  type GridValidRowModel,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'team', headerName: 'Team', width: 110 },
  { field: 'path', headerName: 'Path', flex: 1, minWidth: 120 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 120 },
];

const jobs = [
  { id: 1, team: 'North', path: 'Ridge steps', hours: 14 },
  { id: 2, team: 'North', path: 'Bog boards', hours: 22 },
  { id: 3, team: 'South', path: 'Cliff fence', hours: 9 },
  { id: 4, team: 'South', path: 'Ford stones', hours: 17 },
  { id: 5, team: 'South', path: 'Beech stile', hours: 4 },
];

const sum = (rows: typeof jobs) => rows.reduce((total, job) => total + job.hours, 0);

function answer([team]: string[]): GridValidRowModel[] {
  if (team) return jobs.filter((job) => job.team === team);
  return ['North', 'South'].map((name) => {
    const own = jobs.filter((job) => job.team === name);
    return { id: name, groupName: name, count: own.length, totals: { hours: sum(own) } };
  });
}

const dataSource: GridDataSource = {
  getRows: async ({ groupKeys = [] }) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
    return { rows: answer(groupKeys), aggregateRow: { totals: { hours: sum(jobs) } } };
  },
  getGroupKey: (row) => row.groupName,
  getChildrenCount: (row) => row.count,
  getAggregatedValue: (row, field) => row.totals?.[field],
};

const aggregationFunctions = { sum: { columnTypes: ['number'] } };

export default function ServerAggregationGroups() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        aria-label="Hours of path repairs"
        groupingColDef={{ headerName: 'Team', leafField: 'path', width: 170 }}
        initialState={{
          rowGrouping: { model: ['team'] },
          aggregation: { model: { hours: 'sum' } },
          columns: { columnVisibilityModel: { team: false, path: false } },
        }}
        disableColumnSorting
        disableColumnFilter
        disableColumnMenu
        hideFooter
      />
    </div>
  );
}
