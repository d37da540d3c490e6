import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';

type Trail = { id: number; name: string; metres: number };

function RangeInput({ item, applyValue, focusElementRef }: GridFilterInputValueProps) {
  const range: string[] = item.value ?? ['', ''];
  const change = (position: number, text: string) => {
    const next = range.map((part, index) => (index === position ? text : part));
    applyValue({ ...item, value: next.join('') === '' ? undefined : next });
  };

  return (
    <Stack direction="row" spacing={1}>
      {['From', 'To'].map((label, index) => (
        <TextField
          key={label}
          label={label}
          size="small"
          type="number"
          value={range[index]}
          inputRef={index === 0 ? focusElementRef : undefined}
          onChange={(event) => change(index, event.target.value)}
        />
      ))}
    </Stack>
  );
}

const between: GridFilterOperator<Trail, number> = {
  label: 'between',
  headerLabel: 'between',
  value: 'between',
  InputComponent: RangeInput,
  getApplyFilterFn: ({ value }) => {
    if (!Array.isArray(value)) return null;
    const [from, to] = value as [number | null, number | null];
    return (metres) => (from === null || metres >= from) && (to === null || metres <= to);
  },
};

const columns: GridColDef<Trail>[] = [
  { field: 'name', headerName: 'Trail', flex: 1, minWidth: 150 },
  { field: 'metres', headerName: 'Climb', type: 'number', filterOperators: [between] },
];

const rows: Trail[] = [
  { id: 1, name: 'Mill path', metres: 120 },
  { id: 2, name: 'Falcon ridge', metres: 640 },
  { id: 3, name: 'Two lakes', metres: 380 },
  { id: 4, name: 'Summit loop', metres: 1150 },
];

const filterModel = {
  items: [{ field: 'metres', operator: 'between', value: ['300', '700'] }],
};

export default function FilterRangeOperator() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Trails"
        showToolbar
        initialState={{ filter: { filterModel } }}
        hideFooter
      />
    </div>
  );
}
