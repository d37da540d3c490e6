import {
  DataGrid,
  gridEditRowsStateSelector,
  GridEditSingleSelectCell,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

interface Trip {
  id: number;
  line: string;
  stop: string | null;
}

const stopsByLine: Record<string, string[]> = {
  'Coast line': ['Lighthouse', 'Salt pans', 'Pier'],
  'Hill line': ['Chapel', 'Reservoir'],
};

function StopEditor(props: GridRenderEditCellParams<Trip>) {
  const apiRef = useGridApiContext();
  const editors = useGridSelector(apiRef, gridEditRowsStateSelector);
  const line: string = editors[props.id]?.line?.value ?? props.row.line;
  const colDef = { ...props.colDef, valueOptions: stopsByLine[line] };

  return <GridEditSingleSelectCell {...props} colDef={colDef} />;
}

const columns: GridColDef<Trip>[] = [
  {
    field: 'line',
    headerName: 'Line',
    type: 'singleSelect',
    valueOptions: Object.keys(stopsByLine),
    flex: 1,
    minWidth: 130,
    editable: true,
    renderEditCell: (params) => (
      <GridEditSingleSelectCell
        {...params}
        onValueChange={async () => {
          await params.api.setEditCellValue({ id: params.id, field: 'stop', value: '' });
        }}
      />
    ),
  },
  {
    field: 'stop',
    headerName: 'Stop',
    type: 'singleSelect',
    valueOptions: Object.values(stopsByLine).flat(),
    flex: 1,
    minWidth: 130,
    editable: true,
    preProcessEditCellProps: ({ props }) => ({ ...props, error: !props.value }),
    renderEditCell: (params) => <StopEditor {...params} />,
  },
];

const rows: Trip[] = [
  { id: 1, line: 'Coast line', stop: 'Pier' },
  { id: 2, line: 'Hill line', stop: 'Chapel' },
];

export default function RecipeEditingLinkedFields() {
  return (
    <div style={{ height: 180, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Trips" editMode="row" hideFooter />
    </div>
  );
}
