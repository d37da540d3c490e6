import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../../../_data/orders';

const CHOICES = ['Open', 'Packed', 'Shipped'];

function StatusEditor({ id, field, value, hasFocus }: GridRenderEditCellParams<Order, string>) {
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLDivElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      const pressed = ref.current?.querySelector<HTMLButtonElement>('[aria-pressed="true"]');
      (pressed ?? ref.current?.querySelector('button'))?.focus();
    }
  }, [hasFocus]);

  const choose = async (_event: React.MouseEvent, next: string | null) => {
    if (next === null) return;
    const isValid = await apiRef.current.setEditCellValue({ id, field, value: next });
    if (isValid) apiRef.current.stopCellEditMode({ id, field });
  };

  return (
    <ToggleButtonGroup
      ref={ref}
      exclusive
      size="small"
      aria-label="Status"
      value={value}
      onChange={choose}
      sx={{ alignSelf: 'center', paddingInline: 1 }}
    >
      {CHOICES.map((status) => (
        <ToggleButton key={status} value={status}>
          {status}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  {
    field: 'status',
    headerName: 'Status',
    width: 250,
    editable: true,
    renderEditCell: (params) => <StatusEditor {...params} />,
  },
];

export default function EditCellSavedAtOnce() {
  const [rows] = React.useState(() => createOrders(30));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Status of orders" hideFooter />
    </div>
  );
}
