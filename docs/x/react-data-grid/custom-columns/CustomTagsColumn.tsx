import Chip from '@mui/material/Chip';
import {
  DataGrid,
  GridFilterInputValue,
  type GridColDef,
  type GridColTypeDef,
} from '@mui/x-data-grid';

const tags: GridColTypeDef<string[], string> = {
  width: 240,
  display: 'flex',
  valueFormatter: (value: string[]) => value.join(', '),
  sortComparator: (first, second) => first.length - second.length,
  filterOperators: [
    {
      label: 'includes',
      value: 'includes',
      InputComponent: GridFilterInputValue,
      getApplyFilterFn: (item) =>
        item.value ? (value: string[]) => value.includes(item.value.trim().toLowerCase()) : null,
    },
  ],
  renderCell: (params) =>
    params.value?.map((tag) => (
      <Chip key={tag} label={tag} size="small" variant="outlined" sx={{ marginInlineEnd: 0.5 }} />
    )),
};

interface Tool {
  id: number;
  tool: string;
  uses: string[];
}

const columns: GridColDef<Tool>[] = [
  { field: 'tool', headerName: 'Tool', flex: 1, minWidth: 130 },
  { ...tags, field: 'uses', headerName: 'Used for' },
];

const rows: Tool[] = [
  { id: 1, tool: 'Spokeshave', uses: ['wood', 'curves'] },
  { id: 2, tool: 'Bench vice', uses: ['wood', 'metal', 'leather'] },
  { id: 3, tool: 'Awl', uses: ['leather'] },
];

export default function CustomTagsColumn() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Tools" hideFooter />
    </div>
  );
}
