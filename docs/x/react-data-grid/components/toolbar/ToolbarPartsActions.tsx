import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/Delete';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  Toolbar,
  ToolbarButton,
  gridRowSelectionIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid';

const crops = ['Leek', 'Kale', 'Carrot', 'Beetroot', 'Chard', 'Garlic', 'Parsnip', 'Broad bean'];
const initialRows = crops.map((crop, index) => ({
  id: index + 1,
  plot: `${'ABCD'[Math.floor(index / 2)]}${(index % 2) + 1}`,
  crop,
  area: 12 + ((index * 7) % 10),
}));

const columns: GridColDef<(typeof initialRows)[number]>[] = [
  { field: 'plot', headerName: 'Plot', width: 80 },
  { field: 'crop', headerName: 'Crop', flex: 1, minWidth: 110 },
  { field: 'area', headerName: 'Area in m²', type: 'number', width: 110 },
];

interface Actions {
  add: () => void;
  remove: (ids: ReadonlySet<GridRowId>) => void;
}

const PlotActions = React.createContext<Actions>({ add: () => {}, remove: () => {} });

function PlotToolbar() {
  const apiRef = useGridApiContext();
  const selected = useGridSelector(apiRef, gridRowSelectionIdsSelector);
  const { add, remove } = React.useContext(PlotActions);

  return (
    <Toolbar aria-label="Tools for plots">
      <Tooltip title="Add a plot">
        <ToolbarButton onClick={add}>
          <AddIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <ToolbarButton
        aria-label={`Delete selected plots: ${selected.size}`}
        disabled={selected.size === 0}
        onClick={() => remove(new Set(selected.keys()))}
      >
        <DeleteIcon fontSize="small" />
      </ToolbarButton>
    </Toolbar>
  );
}

export default function ToolbarPartsActions() {
  const [rows, setRows] = React.useState(initialRows);
  const nextId = React.useRef(initialRows.length + 1);

  const actions = React.useMemo<Actions>(
    () => ({
      add: () => {
        const id = nextId.current++;
        setRows((old) => [{ id, plot: `E${id - crops.length}`, crop: 'Fallow', area: 10 }, ...old]);
      },
      remove: (ids) => setRows((old) => old.filter((row) => !ids.has(row.id))),
    }),
    [],
  );

  return (
    <PlotActions.Provider value={actions}>
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
    </PlotActions.Provider>
  );
}
