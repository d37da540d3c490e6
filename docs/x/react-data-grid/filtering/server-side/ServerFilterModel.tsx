import * as React from 'react';
import {
  DataGrid,
  getGridNumericOperators,
  getGridStringOperators,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';

type Fossil = { id: number; name: string; depth: number };

const store: Fossil[] = [
  { id: 1, name: 'Ammonite', depth: 14 },
  { id: 2, name: 'Fern leaf', depth: 3 },
  { id: 3, name: 'Shark tooth', depth: 22 },
  { id: 4, name: 'Sea lily', depth: 17 },
];

function search({ items }: GridFilterModel) {
  return store.filter((fossil) =>
    items.every(({ field, operator, value }) => {
      if (value === undefined || value === '') return true;
      if (field === 'name') return fossil.name.toLowerCase().includes(String(value).toLowerCase());
      return operator === '>' ? fossil.depth > Number(value) : fossil.depth < Number(value);
    }),
  );
}

const text = getGridStringOperators().filter(({ value }) => value === 'contains');
const limits = getGridNumericOperators().filter(({ value }) => ['>', '<'].includes(value));

const columns: GridColDef<Fossil>[] = [
  { field: 'name', headerName: 'Find', flex: 1, minWidth: 150, filterOperators: text },
  { field: 'depth', headerName: 'Depth in m', type: 'number', filterOperators: limits, width: 130 },
];

const firstModel: GridFilterModel = { items: [{ field: 'depth', operator: '>', value: 10 }] };

export default function ServerFilterModel() {
  const [filterModel, setFilterModel] = React.useState(firstModel);
  const [answer, setAnswer] = React.useState({ model: firstModel, rows: search(firstModel) });

  React.useEffect(() => {
    const timer = setTimeout(
      () => setAnswer({ model: filterModel, rows: search(filterModel) }),
      600,
    );
    return () => clearTimeout(timer);
  }, [filterModel]);

  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={answer.rows}
        columns={columns}
        label="Finds"
        loading={answer.model !== filterModel}
        filterMode="server"
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
        filterDebounceMs={400}
        hideFooter
      />
    </div>
  );
}
