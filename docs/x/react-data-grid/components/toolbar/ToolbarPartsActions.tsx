import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/Delete';
import {
  DataGrid,
  Toolbar,
  ToolbarButton,
  gridRowSelectionCountSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'plot', headerName: 'Plot', width: 90 },
  { field: 'crop', headerName: 'Crop', flex: 1, minWidth: 110 },
];

const rows = [
  { id: 1, plot: 'A1', crop: 'Leek' },
  { id: 2, plot: 'A2', crop: 'Kale' },
  { id: 3, plot: 'B1', crop: 'Carrot' },
];

function PlotToolbar() {
  const apiRef = useGridApiContext();
  const selected = useGridSelector(apiRef, gridRowSelectionCountSelector);
  const nextId = React.useRef(rows.length + 1);

  const add = () => {
    const id = nextId.current;
    nextId.current = id + 1;
    apiRef.current.updateRows([{ id, plot: `C${id - rows.length}`, crop: 'Fallow' }]);
  };
  const remove = () => {
    const ids = [...apiRef.current.getSelectedRows().keys()];
    apiRef.current.updateRows(ids.map((id) => ({ id, _action: 'delete' as const })));
  };

  return (
    <Toolbar aria-label="Tools for plots">
      <ToolbarButton aria-label="Add a plot" onClick={add}>
        <AddIcon fontSize="small" />
      </ToolbarButton>
      <ToolbarButton
        aria-label={`Delete selected plots: ${selected}`}
        disabled={selected === 0}
        onClick={remove}
      >
        <DeleteIcon fontSize="small" />
      </ToolbarButton>
    </Toolbar>
  );
}

export default function ToolbarPartsActions() {
  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Plots"
        slots={{ toolbar: PlotToolbar }}
        showToolbar
        checkboxSelection
        hideFooter
      />
    </div>
  );
}
