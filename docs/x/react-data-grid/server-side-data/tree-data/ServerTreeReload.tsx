import * as React from 'react';
import Button from '@mui/material/Button';
import CircularProgress, { type CircularProgressProps } from '@mui/material/CircularProgress';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { createTreeServer } from '../../../_data/gridServer';
import { createTasks, type Task } from '../../../_data/tasks';

const columns: GridColDef<Task>[] = [
  { field: 'owner', headerName: 'Owner', width: 130 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
  { field: 'version', headerName: 'Loaded by request', type: 'number', width: 150 },
];

// Replaces the arrow while a group loads. The default ring doesn't have an accessible name.
function LoadingRows(props: CircularProgressProps) {
  return <CircularProgress {...props} aria-label="Loading rows" />;
}

export default function ServerTreeReload() {
  const apiRef = useGridApiRef();
  const [keep, setKeep] = React.useState(true);
  const requests = React.useRef(0);

  const dataSource = React.useMemo<GridDataSource>(() => {
    const server = createTreeServer(createTasks(4), { delay: 300 });
    return {
      ...server,
      getRows: async (params) => {
        requests.current += 1;
        const version = requests.current;
        const answer = await server.getRows(params);
        return { ...answer, rows: answer.rows.map((row) => ({ ...row, version })) };
      },
    };
  }, []);

  const reload = () => {
    apiRef.current?.dataSource.cache.clear();
    void apiRef.current?.dataSource.fetchRows(undefined, { keepChildrenExpanded: keep });
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
        <Button variant="outlined" onClick={reload}>
          Reload
        </Button>
        <FormControlLabel
          control={<Switch checked={keep} onChange={(event) => setKeep(event.target.checked)} />}
          label="Keep expanded rows"
        />
      </Stack>
      <div style={{ height: 400 }}>
        <DataGridPro
          treeData
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          label="Projects to reload"
          groupingColDef={{
            headerName: 'Project, phase, task',
            width: 250,
            valueGetter: (_value, row) => row.title,
          }}
          isGroupExpandedByDefault={(node) => node.id === 'p1'}
          slots={{ baseCircularProgress: LoadingRows }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
