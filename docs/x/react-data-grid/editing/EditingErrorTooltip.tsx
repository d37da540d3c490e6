import * as React from 'react';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridPreProcessEditCellProps,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

type EditorProps = GridRenderEditCellParams<Employee> & { problem?: string };

function CheckedEditor({ problem = '', ...props }: EditorProps) {
  return (
    <Tooltip
      open={problem !== ''}
      title={problem}
      describeChild
      arrow
      placement="bottom-start"
      slotProps={{ tooltip: { role: 'alert' } }}
    >
      <Box sx={{ width: '100%', height: '100%' }}>
        <GridEditInputCell {...props} debounceMs={0} />
      </Box>
    </Tooltip>
  );
}

/** The properties of a column whose editor explains what is wrong. */
function checked(findProblem: (value: unknown) => string): Partial<GridColDef<Employee>> {
  return {
    editable: true,
    preProcessEditCellProps: ({ props }: GridPreProcessEditCellProps) => {
      const problem = findProblem(props.value);
      return { ...props, error: problem !== '', problem };
    },
    renderEditCell: (params) => <CheckedEditor {...params} />,
  };
}

const columns: GridColDef<Employee>[] = [
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 140,
    ...checked((value) =>
      /^\S+\s+\S/.test(String(value)) ? '' : 'Enter a given name and a family name.',
    ),
  },
  { field: 'role', headerName: 'Role', width: 160 },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 110,
    ...checked((value) =>
      Number(value) >= 1 && Number(value) <= 5 ? '' : 'Enter a number from 1 to 5.',
    ),
  },
];

export default function EditingErrorTooltip() {
  const [rows] = React.useState(() => createEmployees(30));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Reviews" hideFooter />
    </div>
  );
}
