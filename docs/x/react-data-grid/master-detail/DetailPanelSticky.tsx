import Box from '@mui/material/Box';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  gridDimensionsSelector,
  useGridApiContext,
  useGridSelector,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Well {
  id: number;
  well: string;
  depth: number;
  parish: string;
  surveyor: string;
  remark: string;
}

const columns: GridColDef<Well>[] = [
  { ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF, width: 70, renderHeader: () => 'Open' },
  { field: 'well', headerName: 'Well', width: 180 },
  { field: 'depth', headerName: 'Depth (m)', type: 'number', width: 180 },
  { field: 'parish', headerName: 'Parish', width: 300 },
  { field: 'surveyor', headerName: 'Surveyed by', width: 340 },
];

const rows: Well[] = [
  {
    id: 1,
    well: 'Church well',
    depth: 14,
    parish: 'Saint Bride',
    surveyor: 'N. Achterberg',
    remark: 'The water stands two metres below the rim in March and five in September.',
  },
  {
    id: 2,
    well: 'Drovers well',
    depth: 31,
    parish: 'High Fold',
    surveyor: 'P. Iyer',
    remark: 'Covered with an oak lid. The chain was replaced in 2019.',
  },
];

function Remark({ text }: { text: string }) {
  const apiRef = useGridApiContext();
  const { width } = useGridSelector(apiRef, gridDimensionsSelector).viewportInnerSize;

  return (
    <Box sx={{ position: 'sticky', insetInlineStart: 0, width, boxSizing: 'border-box', p: 2 }}>
      {text}
    </Box>
  );
}

const getDetailPanelContent: DataGridProProps<Well>['getDetailPanelContent'] = ({ row }) => (
  <Remark text={row.remark} />
);

const getDetailPanelHeight = () => 'auto' as const;

const initialState = { detailPanel: { expandedRowIds: new Set([1]) } };

export default function DetailPanelSticky() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        label="Village wells"
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
