import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';
import { createGridServer } from '../../../_data/gridServer';
import { createOrders, type Order } from '../../../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'customer', headerName: 'Customer', width: 130, groupable: false },
  { field: 'total', headerName: 'Total (USD)', type: 'number', width: 120, groupable: false },
];

const MODELS: Record<string, string[]> = {
  'Country, category': ['country', 'category'],
  'Status, country': ['status', 'country'],
  Category: ['category'],
  Nothing: [],
};

export default function ServerGroupRequests() {
  const [name, setName] = React.useState('Status, country');
  const [log, setLog] = React.useState<{ id: number; line: string }[]>([]);

  const dataSource = React.useMemo<GridDataSource>(() => {
    const server = createGridServer(createOrders(2000), { delay: 300 });
    return {
      ...server,
      getRows: ({ groupFields, groupKeys, ...params }) => {
        const line = `groupFields [${groupFields?.join(', ')}], groupKeys [${groupKeys?.join(', ')}]`;
        setLog((all) => [{ id: (all[0]?.id ?? 0) + 1, line }, ...all].slice(0, 4));
        return server.getRows({ groupFields, groupKeys, ...params });
      },
    };
  }, []);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Group by"
        value={name}
        onChange={(_event, next: string | null) => next && setName(next)}
        sx={{ flexWrap: 'wrap' }}
      >
        {Object.keys(MODELS).map((model) => (
          <ToggleButton key={model} value={model}>
            {model}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 400 }}>
        <DataGridPremium
          columns={columns}
          dataSource={dataSource}
          label="Orders and their requests"
          rowGroupingModel={MODELS[name]}
          groupingColDef={{ headerName: 'Group', width: 180 }}
        />
      </div>
      <Box role="log" aria-label="Requests" sx={{ typography: 'body2', minHeight: 84 }}>
        {log.map(({ id, line }) => (
          <div key={id}>{line}</div>
        ))}
      </Box>
    </Stack>
  );
}
