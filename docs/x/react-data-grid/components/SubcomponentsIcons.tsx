import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked';
import { DataGrid, type GridBaseIconProps, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'mill', headerName: 'Mill', flex: 1, minWidth: 120 },
  { field: 'running', headerName: 'Running', type: 'boolean', width: 110 },
];

const rows = [
  { id: 1, mill: 'Stone mill', running: true },
  { id: 2, mill: 'Saw mill', running: false },
  { id: 3, mill: 'Fulling mill', running: true },
];

function Running({ fontSize, titleAccess }: GridBaseIconProps) {
  return <CheckCircleIcon fontSize={fontSize} titleAccess={titleAccess} color="primary" />;
}

function Idle({ fontSize, titleAccess }: GridBaseIconProps) {
  return <RadioButtonUncheckedIcon fontSize={fontSize} titleAccess={titleAccess} />;
}

const slots = {
  columnSortedAscendingIcon: () => <KeyboardArrowUpIcon fontSize="small" />,
  columnSortedDescendingIcon: () => <KeyboardArrowDownIcon fontSize="small" />,
  booleanCellTrueIcon: Running,
  booleanCellFalseIcon: Idle,
};

export default function SubcomponentsIcons() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Mills"
        slots={slots}
        initialState={{ sorting: { sortModel: [{ field: 'mill', sort: 'asc' }] } }}
        hideFooter
      />
    </div>
  );
}
