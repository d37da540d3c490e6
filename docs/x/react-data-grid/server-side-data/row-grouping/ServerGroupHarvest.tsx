import {
  DataGridPremium,
  type GridColDef,
  type GridDataSource,
  type GridGetRowsParams,
} from '@mui/x-data-grid-premium';

type Crate = { id: number; crate: string; orchard: string; fruit: string; weight: number };

const columns: GridColDef[] = [
  { field: 'crate', headerName: 'Crate', width: 90 },
  { field: 'orchard', headerName: 'Orchard', width: 120 },
  { field: 'fruit', headerName: 'Fruit', width: 110 },
  { field: 'weight', headerName: 'Weight in kg', type: 'number', width: 130 },
];

const crates: Crate[] = Array.from({ length: 24 }, (_, index) => ({
  id: index + 1,
  crate: `Crate ${index + 1}`,
  orchard: index % 5 < 3 ? 'South slope' : 'Abbey garden',
  fruit: ['Apple', 'Pear', 'Quince'][(index * 7) % 3] ?? '',
  weight: 9 + ((index * 5) % 14),
}));

function answer({ groupFields = [], groupKeys = [] }: GridGetRowsParams) {
  const below = crates.filter((crate) =>
    groupKeys.every((key, level) => crate[groupFields[level] as keyof Crate] === key),
  );
  const field = groupFields[groupKeys.length] as keyof Crate | undefined;
  if (!field) return below;

  const names = [...new Set(below.map((crate) => crate[field]))];
  return names.map((name) => ({
    id: [...groupKeys, name].join('/'),
    groupName: name,
    count: below.filter((crate) => crate[field] === name).length,
  }));
}

const dataSource: GridDataSource = {
  getRows: async (params) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
    return { rows: answer(params) };
  },
  getGroupKey: (row) => row.groupName,
  getChildrenCount: (row) => row.count,
};

export default function ServerGroupHarvest() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        columns={columns}
        dataSource={dataSource}
        aria-label="Harvested crates"
        groupingColDef={{ headerName: 'Group', leafField: 'crate', width: 190 }}
        initialState={{
          rowGrouping: { model: ['orchard', 'fruit'] },
          columns: { columnVisibilityModel: { crate: false, orchard: false, fruit: false } },
        }}
        disableColumnSorting
        disableColumnFilter
        hideFooter
      />
    </div>
  );
}
