import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GridGetRowsError,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { createTreeServer } from '../../../_data/gridServer';
import { createTasks, type Task } from '../../../_data/tasks';

const columns: GridColDef<Task>[] = [
  { field: 'owner', headerName: 'Owner', width: 130 },
  { field: 'status', headerName: 'Status', width: 120 },
];

export default function ServerTreeErrors() {
  const [message, setMessage] = React.useState('Expand the project "Mobile app".');

  const dataSource = React.useMemo<GridDataSource>(() => {
    let attempts = 0;
    const isDown = () => attempts === 1;
    const server = createTreeServer(createTasks(4), { delay: 300, isDown });
    return {
      ...server,
      getRows: (params) => {
        if (params.groupKeys?.at(-1) === 'p2') attempts += 1;
        return server.getRows(params);
      },
    };
  }, []);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 380 }}>
        <DataGridPro
          treeData
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={(error) =>
            error instanceof GridGetRowsError &&
            setMessage(`${error.params.groupKeys?.at(-1)}: ${error.message}`)
          }
          label="Projects, one of which fails once"
          groupingColDef={{
            headerName: 'Project, phase, task',
            width: 250,
            valueGetter: (_value, row) => row.title,
          }}
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
