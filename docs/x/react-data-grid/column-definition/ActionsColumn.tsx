import * as React from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import { DataGrid, GridActionsCell, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';

type Template = { id: number; name: string };

export default function ActionsColumn() {
  const [rows, setRows] = React.useState<Template[]>([
    { id: 1, name: 'Welcome letter' },
    { id: 2, name: 'Payment reminder' },
    { id: 3, name: 'Season greeting' },
  ]);

  const columns = React.useMemo<GridColDef<Template>[]>(() => {
    const remove = (id: number) => setRows((all) => all.filter((row) => row.id !== id));
    const moveDown = (row: Template) =>
      setRows((all) => [...all.filter((item) => item !== row), row]);

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
              label="Move to the end"
              onClick={() => moveDown(params.row)}
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
