import * as React from 'react';
import Chip from '@mui/material/Chip';
import {
  DataGrid,
  GridFilterInputValue,
  type GridColDef,
  type GridColTypeDef,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const tags: GridColTypeDef<string[], string> = {
  width: 280,
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
  renderCell: ({ value }) =>
    value?.map((tag) => (
      <Chip key={tag} label={tag} size="small" variant="outlined" sx={{ marginInlineEnd: 0.5 }} />
    )),
};

const SKILLS = ['react', 'sql', 'research', 'writing', 'finance', 'training'];

const columns: GridColDef<Employee & { skills: string[] }>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { ...tags, field: 'skills', headerName: 'Skills' },
];

const createPeople = () =>
  createEmployees(30).map((person) => ({
    ...person,
    skills: SKILLS.filter((_, index) => (person.id * 5 + index * 3) % 4 === 0),
  }));

export default function CustomTagsColumn() {
  const [rows] = React.useState(createPeople);

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Skills" hideFooter />
    </div>
  );
}
