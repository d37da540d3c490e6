import * as React from 'react';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked';
import { DataGrid, type GridBaseIconProps, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'remote', headerName: 'Remote', type: 'boolean', width: 120 },
];

function Remote({ fontSize, titleAccess }: GridBaseIconProps) {
  return <CheckCircleIcon fontSize={fontSize} titleAccess={titleAccess} color="primary" />;
}

function OnSite({ fontSize, titleAccess }: GridBaseIconProps) {
  return <RadioButtonUncheckedIcon fontSize={fontSize} titleAccess={titleAccess} />;
}

const slots = {
  columnSortedAscendingIcon: () => <KeyboardArrowUpIcon fontSize="small" />,
  columnSortedDescendingIcon: () => <KeyboardArrowDownIcon fontSize="small" />,
  columnMenuIcon: () => <MoreHorizIcon fontSize="small" />,
  booleanCellTrueIcon: Remote,
  booleanCellFalseIcon: OnSite,
};

export default function SubcomponentsIcons() {
  const [rows] = React.useState(() => createEmployees(40));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Employees"
        slots={slots}
        initialState={{ sorting: { sortModel: [{ field: 'name', sort: 'asc' }] } }}
        hideFooter
      />
    </div>
  );
}
