import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const orders = [
  { id: '1042', customer: 'Harbor Café', total: '€84.00' },
  { id: '1043', customer: 'Lindt Hotel', total: '€212.50' },
];

export default function TableCustomized() {
  return (
    <Sheet variant="outlined" sx={{ width: '100%', maxWidth: 480, borderRadius: 'md' }}>
      <Table
        aria-label="Today’s orders"
        sx={(theme) => ({
          '--TableCell-height': '52px',
          '--TableCell-paddingX': '1rem',
          '--TableCell-headBackground': theme.vars.palette.background.level1,
          '--Table-headerUnderlineThickness': '1px',
          '--TableCell-borderColor': theme.vars.palette.neutral.outlinedBorder,
          '& tr > *:last-child': { textAlign: 'end' },
        })}
      >
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">Customer</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {orders.map(({ id, customer, total }) => (
            <tr key={id}>
              <td>{id}</td>
              <td>{customer}</td>
              <td>{total}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
