import * as React from 'react';
import ExpandIcon from '@mui/icons-material/UnfoldMore';
import CollapseIcon from '@mui/icons-material/UnfoldLess';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  useGridApiContext,
  type DataGridPremiumProps,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-premium';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'name', headerName: 'Name', width: 150 },
  { field: 'role', headerName: 'Role', width: 170 },
  { field: 'remote', headerName: 'Remote', type: 'boolean', width: 100 },
];

function TeamCell({ id, rowNode, formattedValue }: GridRenderCellParams<Employee>) {
  const apiRef = useGridApiContext();
  if (rowNode.type !== 'group') return formattedValue;
  const people = apiRef.current.getRowGroupChildren({ groupId: id });
  const remote = people.filter((person) => apiRef.current.getRow(person)?.remote).length;
  const isOpen = rowNode.childrenExpanded === true;
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', height: '100%' }}>
      <IconButton
        size="small"
        tabIndex={-1}
        aria-label={isOpen ? `Collapse ${formattedValue}` : `Expand ${formattedValue}`}
        onClick={() => apiRef.current.setRowChildrenExpansion(id, !isOpen)}
      >
        {isOpen ? <CollapseIcon fontSize="small" /> : <ExpandIcon fontSize="small" />}
      </IconButton>
      <span>{formattedValue}</span>
      <Chip size="small" variant="outlined" label={`${remote} of ${people.length} remote`} />
    </Stack>
  );
}

const groupingColDef: DataGridPremiumProps<Employee>['groupingColDef'] = {
  headerName: 'Team',
  leafField: 'name',
  mainGroupingCriteria: 'department',
  width: 300,
  renderCell: (params) => <TeamCell {...params} />,
};

const initialState = {
  rowGrouping: { model: ['department'] },
  columns: { columnVisibilityModel: { department: false, name: false } },
};

export default function RowGroupingCustomColumn() {
  const [rows] = React.useState(() => createEmployees(80));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        label="Teams with their remote members"
        groupingColDef={groupingColDef}
        isGroupExpandedByDefault={(node) => node.groupingKey === 'Finance'}
        initialState={initialState}
      />
    </div>
  );
}
