import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  GridDataSourceCacheDefault,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';

interface Vehicle {
  id: number;
  plate: string;
  speed: number;
  version: number;
}

const columns: GridColDef<Vehicle>[] = [
  { field: 'plate', headerName: 'Vehicle', flex: 1, minWidth: 120 },
  { field: 'speed', headerName: 'Speed (km/h)', type: 'number', width: 140 },
  { field: 'version', headerName: 'Measurement', type: 'number', width: 140 },
];

/** Each request measures the speeds again. */
function createSource(): GridDataSource {
  let version = 0;
  return {
    getRows: async ({ start, end }) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 300);
      });
      version += 1;
      const rows = Array.from({ length: end - Number(start) + 1 }, (_, index) => {
        const id = Number(start) + index + 1;
        return { id, plate: `Van ${id}`, speed: 20 + ((id * 13 + version * 7) % 90), version };
      });
      return { rows, rowCount: 500 };
    },
  };
}

export default function ServerLazyLive() {
  const [dataSource] = React.useState(createSource);
  const [cache] = React.useState(() => new GridDataSourceCacheDefault({ ttl: 2000 }));
  const [live, setLive] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={live} onChange={(event) => setLive(event.target.checked)} />}
        label="Refresh every three seconds"
      />
      <div style={{ height: 400 }}>
        <DataGridPro
          lazyLoading
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={cache}
          dataSourceRevalidateMs={live ? 3000 : 0}
          label="Fleet speeds"
          initialState={{ pagination: { paginationModel: { pageSize: 50 } } }}
          disableColumnSorting
          disableColumnFilter
        />
      </div>
    </Stack>
  );
}
