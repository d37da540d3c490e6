import * as React from 'react';
import {
  DataGrid,
  GridCellModes,
  type GridCellModesModel,
  type GridCellParams,
  type GridColDef,
} from '@mui/x-data-grid';
import { createOrders, STATUSES, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'customer', headerName: 'Customer', width: 120, editable: true },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 100, editable: true },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...STATUSES],
    width: 130,
    editable: true,
  },
];

/** The same cells, all of them closed and saved. */
const closeAll = (model: GridCellModesModel): GridCellModesModel =>
  Object.fromEntries(
    Object.entries(model).map(([id, fields]) => [
      id,
      Object.fromEntries(Object.keys(fields).map((field) => [field, { mode: GridCellModes.View }])),
    ]),
  );

export default function RecipeEditingOneClick() {
  const [rows] = React.useState(() => createOrders(40));
  const [modes, setModes] = React.useState<GridCellModesModel>({});

  const open = React.useCallback(({ id, field, isEditable, cellMode }: GridCellParams) => {
    if (!isEditable || cellMode === GridCellModes.Edit) return;
    setModes((previous) => {
      const next = closeAll(previous);
      next[id] = { ...next[id], [field]: { mode: GridCellModes.Edit } };
      return next;
    });
  }, []);

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Orders"
        cellModesModel={modes}
        onCellModesModelChange={setModes}
        onCellClick={open}
        hideFooter
      />
    </div>
  );
}
