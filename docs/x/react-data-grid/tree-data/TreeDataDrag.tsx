import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';
import { createTasks, getTaskPath } from '../../_data/tasks';

interface WikiPage {
  id: string;
  title: string;
  path: string[];
  owner: string;
  words: number;
}

const createPages = (): WikiPage[] =>
  createTasks(3).map((task) => ({
    id: task.id,
    title: task.title,
    path: getTaskPath(task),
    owner: task.owner,
    words: task.hours * 120,
  }));

const columns: GridColDef<WikiPage>[] = [
  { field: 'owner', headerName: 'Owner', width: 130 },
  { field: 'words', headerName: 'Words', type: 'number', width: 100 },
];

const groupingColDef: DataGridProProps<WikiPage>['groupingColDef'] = {
  headerName: 'Page',
  width: 260,
  valueGetter: (_value, row) => row.title,
};

// With stable functions, the grid doesn't build the tree again when the message changes.
const getTreeDataPath = (page: WikiPage) => page.path;
const setTreeDataPath = (path: string[], page: WikiPage) => ({ ...page, path });
const isGroupExpandedByDefault: DataGridProProps['isGroupExpandedByDefault'] = (node) =>
  /^p[12]$|^p1-1$/.test(String(node.id));

export default function TreeDataDrag() {
  const [rows] = React.useState(createPages);
  const [message, setMessage] = React.useState('Drag a page by its handle.');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 440 }}>
        <DataGridPro
          treeData
          getTreeDataPath={getTreeDataPath}
          setTreeDataPath={setTreeDataPath}
          rows={rows}
          columns={columns}
          label="Wiki pages"
          rowReordering
          isValidRowReorder={({ sourceNode }) => String(sourceNode.id).includes('-')}
          processRowUpdate={(page: WikiPage) => {
            const parent = rows.find(({ id }) => id === page.path.at(-2));
            setMessage(`${page.title} is now below ${parent?.title ?? 'nothing'}.`);
            return page;
          }}
          isGroupExpandedByDefault={isGroupExpandedByDefault}
          groupingColDef={groupingColDef}
        />
      </div>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
