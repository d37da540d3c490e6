import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createEmployees } from '../../_data/employees';
import { createOrders } from '../../_data/orders';

interface Account {
  id: string;
  company: { name: string; country: string };
  contacts: string[];
  orders: { total: number; date: Date }[];
}

function createAccounts(): Account[] {
  const orders = createOrders(120);
  const people = createEmployees(48);
  return [...new Set(orders.map((order) => order.customer + order.country))]
    .slice(0, 24)
    .map((id, index) => {
      const own = orders.filter((order) => order.customer + order.country === id);
      return {
        id,
        company: { name: own[0]?.customer ?? '', country: own[0]?.country ?? '' },
        contacts: people.slice(index * 2, index * 2 + 2).map((person) => person.name),
        orders: own.map(({ total, date }) => ({ total, date })),
      };
    });
}

const columns: GridColDef<Account>[] = [
  {
    field: 'company',
    headerName: 'Company',
    width: 130,
    valueGetter: (_value, row) => row.company.name,
  },
  {
    field: 'country',
    headerName: 'Country',
    width: 110,
    valueGetter: (_value, row) => row.company.country,
  },
  {
    field: 'contacts',
    headerName: 'Contacts',
    flex: 1,
    minWidth: 200,
    valueGetter: (_value, row) => row.contacts.join(', '),
  },
  {
    field: 'revenue',
    headerName: 'Revenue (USD)',
    type: 'number',
    width: 140,
    valueGetter: (_value, row) => row.orders.reduce((sum, order) => sum + order.total, 0),
  },
];

export default function RowDefinitionNested() {
  const [rows] = React.useState(createAccounts);

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Accounts with nested values" />
    </div>
  );
}
