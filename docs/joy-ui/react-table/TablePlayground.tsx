import Table, { type TableProps } from '@mui/joy/Table';

export default function TablePlayground(props: TableProps) {
  return (
    <Table aria-label="Harvest" {...props}>
      <thead>
        <tr>
          <th scope="col">Crop</th>
          <th scope="col">Kilograms</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Beans</td>
          <td>12</td>
        </tr>
        <tr>
          <td>Leeks</td>
          <td>31</td>
        </tr>
      </tbody>
    </Table>
  );
}
