import { type GridColDef } from '@mui/x-data-grid-premium';
import { STATUSES, type Order } from '../../_data/orders';

/** The columns with the descriptions that the model reads. */
export const orderColumns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 110, description: 'Number of the order' },
  { field: 'customer', headerName: 'Customer', width: 130 },
  { field: 'country', headerName: 'Country', width: 110, examples: ['Brazil', 'Kenya', 'Sweden'] },
  { field: 'status', headerName: 'Status', width: 110, examples: [...STATUSES] },
  { field: 'product', headerName: 'Product', width: 140 },
  {
    field: 'total',
    headerName: 'Total (USD)',
    type: 'number',
    width: 130,
    description: 'Price of the whole order in US dollars',
  },
];
