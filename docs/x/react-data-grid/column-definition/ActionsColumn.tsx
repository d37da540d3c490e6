import * as React from 'react';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import DeleteIcon from '@mui/icons-material/Delete';
import { DataGrid, GridActionsCell, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';

interface Template {
  id: number;
  name: string;
}

export default function ActionsColumn() {
  const [rows, setRows] = React.useState<Template[]>([
    { id: 1, name: 'Welcome letter' },
    { id: 2, name: 'Payment reminder' },
    { id: 3, name: 'Season greeting' },
  ]);

  const columns = React.useMemo<GridColDef<Template>[]>(() => {
    const remove = (id: number) => setRows((all) => all.filter((row) => row.id !== id));
    const copy = (row: Template) =>
      setRows((all) => {
        const id = Math.max(...all.map((item) => item.id)) + 1;
        return [...all, { id, name: `${row.name} (copy)` }];
      });

    return [
      { field: 'name', headerName: 'Template', flex: 1, minWidth: 160 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 110,
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<DeleteIcon />}
              label={`Delete ${params.row.name}`}
              onClick={() => remove(params.row.id)}
            />
            <GridActionsCellItem
              icon={<ContentCopyIcon />}
              label="Duplicate"
              onClick={() => copy(params.row)}
              showInMenu
            />
          </GridActionsCell>
        ),
      },
    ];
  }, []);

  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Templates" hideFooter />
    </div>
  );
}
