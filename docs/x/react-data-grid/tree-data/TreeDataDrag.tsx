import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createTasks, getTaskPath } from '../../_data/tasks';

interface WikiPage {
  id: string;
  path: string[];
  owner: string;
  words: number;
}

const createPages = (): WikiPage[] =>
  createTasks(3).map((task) => ({
    id: task.id,
    path: getTaskPath(task),
    owner: task.owner,
    words: task.hours * 120,
  }));

const columns: GridColDef<WikiPage>[] = [
  { field: 'owner', headerName: 'Owner', width: 130 },
  { field: 'words', headerName: 'Words', type: 'number', width: 100 },
];

export default function TreeDataDrag() {
  const [titles] = React.useState(
    () => new Map(createTasks(3).map(({ id, title }) => [id, title])),
  );
  const [rows] = React.useState(createPages);
  const [message, setMessage] = React.useState('Drag a page by its handle.');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 440 }}>
        <DataGridPro
          treeData
          getTreeDataPath={(row) => row.path}
          setTreeDataPath={(path, row) => ({ ...row, path })}
          rows={rows}
          columns={columns}
          label="Wiki pages"
          rowReordering
          isValidRowReorder={({ sourceNode }) => sourceNode.depth > 0}
          processRowUpdate={(row: WikiPage) => {
            const parent = row.path.at(-2);
            setMessage(
              `${titles.get(row.id)} is now below ${titles.get(parent ?? '') ?? 'nothing'}.`,
            );
            return row;
          }}
          isGroupExpandedByDefault={(node) => /^p[12]$|^p1-1$/.test(String(node.id))}
          groupingColDef={{
            headerName: 'Page',
            width: 260,
            valueGetter: (_value, row: WikiPage) => titles.get(row.id),
          }}
        />
      </div>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
