import {
  DataGridPro,
  GRID_REORDER_COL_DEF,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Act {
  id: number;
  act: string;
  kind: 'opening' | 'programme' | 'finale';
}

const columns: GridColDef<Act>[] = [
  { ...GRID_REORDER_COL_DEF, width: 70, renderHeader: () => 'Move' },
  { field: 'act', headerName: 'Act', flex: 1, minWidth: 130, sortable: false },
  { field: 'kind', headerName: 'Part', width: 120, sortable: false },
];

const rows: Act[] = [
  { id: 1, act: 'Welcome', kind: 'opening' },
  { id: 2, act: 'Brass band', kind: 'programme' },
  { id: 3, act: 'Puppet show', kind: 'programme' },
  { id: 4, act: 'Fire jugglers', kind: 'programme' },
  { id: 5, act: 'Fireworks', kind: 'finale' },
];

const isRowReorderable: DataGridProProps['isRowReorderable'] = ({ row }) =>
  row.kind === 'programme';

const isValidRowReorder: DataGridProProps['isValidRowReorder'] = ({ targetNode, dropPosition }) => {
  const target = rows.find((row) => row.id === targetNode.id);
  if (target?.kind === 'opening') return dropPosition === 'below';
  if (target?.kind === 'finale') return dropPosition === 'above';
  return true;
};

export default function RowOrderRules() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        label="Programme of the street fair"
        rowReordering
        isRowReorderable={isRowReorderable}
        isValidRowReorder={isValidRowReorder}
        hideFooter
      />
    </div>
  );
}
