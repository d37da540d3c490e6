import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'product', headerName: 'Product', width: 140 },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120 },
];

const counter = { cells: 0 };
const countCell = () => {
  counter.cells += 1;
  return '';
};
const outside = { border: 0 };

export default function PerformanceStableProps() {
  const [rows] = React.useState(() => createOrders(100));
  const [clicks, setClicks] = React.useState(0);
  const [inline, setInline] = React.useState(false);
  const result = React.useRef<HTMLElement>(null);

  // Written into the element, because setting state would render the grid once more.
  React.useEffect(() => {
    if (clicks > 0 && result.current) {
      result.current.textContent = `Click ${clicks}: ${counter.cells} cells rendered again.`;
    }
  }, [clicks]);

  const renderParent = () => {
    counter.cells = 0;
    setClicks(clicks + 1);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={renderParent}>
          Render the parent
        </Button>
        <FormControlLabel
          control={<Switch checked={inline} onChange={() => setInline(!inline)} />}
          label="sx object made in the parent"
        />
      </Stack>
      <div style={{ height: 400 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Orders whose cells are counted"
          getCellClassName={countCell}
          sx={inline ? { border: 0 } : outside}
          hideFooter
        />
      </div>
      <Typography role="status" ref={result}>
        No click yet.
      </Typography>
    </Stack>
  );
}
