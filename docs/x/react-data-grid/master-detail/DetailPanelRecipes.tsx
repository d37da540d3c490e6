import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Cheese {
  id: number;
  cheese: string;
  weeks: number;
  steps: string | null;
}

const columns: GridColDef<Cheese>[] = [
  { ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF, width: 70, renderHeader: () => 'Open' },
  { field: 'cheese', headerName: 'Cheese', flex: 1, minWidth: 130 },
  { field: 'weeks', headerName: 'Ripens (weeks)', type: 'number', width: 140 },
];

const rows: Cheese[] = [
  {
    id: 1,
    cheese: 'Cellar tomme',
    weeks: 10,
    steps: 'Turn daily in the first week. From the second week on, brush the rind on Mondays.',
  },
  {
    id: 2,
    cheese: 'Washed square',
    weeks: 6,
    steps: 'Wash with brine every other day until the rind is orange and slightly sticky.',
  },
  { id: 3, cheese: 'Fresh curd', weeks: 0, steps: null },
];

const getDetailPanelContent: DataGridProProps<Cheese>['getDetailPanelContent'] = ({ row }) =>
  row.steps ? (
    <Box sx={{ p: 2 }}>
      <Typography variant="subtitle2" component="div">
        Care of the {row.cheese}
      </Typography>
      <Typography variant="body2" component="div">
        {row.steps}
      </Typography>
    </Box>
  ) : null;

const getDetailPanelHeight = () => 'auto' as const;

const initialState = { detailPanel: { expandedRowIds: new Set([1]) } };

export default function DetailPanelRecipes() {
  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        label="Cheeses in the cellar"
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
