import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';

type Entry = { id: string; parent: string; name: string; sheets: number };

const columns: GridColDef<Entry>[] = [
  { field: 'sheets', headerName: 'Sheets', type: 'number', width: 100 },
];

const archive: Entry[] = [
  { id: 'maps', parent: '', name: 'Maps', sheets: 2 },
  { id: 'plans', parent: '', name: 'Building plans', sheets: 14 },
  { id: 'music', parent: '', name: 'Sheet music', sheets: 40 },
  { id: 'coast', parent: 'maps', name: 'Coast', sheets: 0 },
  { id: 'river', parent: 'maps', name: 'River survey', sheets: 36 },
  { id: 'chart-a', parent: 'coast', name: 'Harbour chart', sheets: 6 },
  { id: 'chart-b', parent: 'coast', name: 'Sandbanks', sheets: 9 },
  { id: 'mill', parent: 'plans', name: 'Mill', sheets: 11 },
];

const childrenOf = (id: string) => archive.filter((entry) => entry.parent === id);

const dataSource: GridDataSource = {
  getRows: async ({ groupKeys = [] }) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
    const children = childrenOf(groupKeys.at(-1) ?? '');
    return { rows: children.map((entry) => ({ ...entry, children: childrenOf(entry.id).length })) };
  },
  getGroupKey: (row) => row.id,
  getChildrenCount: (row) => row.children,
};

export default function ServerTreeArchive() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        treeData
        columns={columns}
        dataSource={dataSource}
        aria-label="Town archive"
        groupingColDef={{
          headerName: 'Entry',
          flex: 1,
          minWidth: 180,
          valueGetter: (_value, row) => row.name,
        }}
        disableColumnSorting
        disableColumnFilter
        hideFooter
      />
    </div>
  );
}
