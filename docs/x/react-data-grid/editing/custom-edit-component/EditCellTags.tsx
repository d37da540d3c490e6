import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../../_data/employees';

const LANGUAGES = ['English', 'French', 'German', 'Japanese', 'Portuguese', 'Spanish', 'Swahili'];

type Speaker = Employee & { languages: string[] };

function LanguagesEditor(props: GridRenderEditCellParams<Speaker, string[]>) {
  const { id, field, value = [], hasFocus } = props;
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLDivElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) ref.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
  }, [hasFocus]);

  return (
    <Select
      ref={ref}
      multiple
      fullWidth
      size="small"
      value={value}
      onChange={(event) => {
        apiRef.current.setEditCellValue({ id, field, value: event.target.value });
      }}
      renderValue={(selected) => selected.join(', ')}
      // In the open menu, Enter chooses and Escape closes. Neither may end the editing of the cell.
      MenuProps={{ onKeyDown: (event) => event.stopPropagation() }}
      SelectDisplayProps={{ 'aria-label': 'Languages' }}
    >
      {LANGUAGES.map((language) => (
        <MenuItem key={language} value={language} dense>
          <Checkbox checked={value.includes(language)} size="small" tabIndex={-1} />
          <ListItemText primary={language} />
        </MenuItem>
      ))}
    </Select>
  );
}

const columns: GridColDef<Speaker>[] = [
  { field: 'name', headerName: 'Name', width: 140 },
  { field: 'country', headerName: 'Country', width: 110 },
  {
    field: 'languages',
    headerName: 'Languages',
    flex: 1,
    minWidth: 220,
    editable: true,
    valueFormatter: (value: string[]) => value.join(', '),
    sortComparator: (first: string[], second: string[]) => first.length - second.length,
    renderEditCell: (params) => <LanguagesEditor {...params} />,
  },
];

const createSpeakers = (): Speaker[] =>
  createEmployees(30).map((person) => ({
    ...person,
    languages: LANGUAGES.filter((_, index) => index === 0 || (person.id * 7 + index) % 3 === 0),
  }));

export default function EditCellTags() {
  const [rows] = React.useState(createSpeakers);

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Languages of employees" hideFooter />
    </div>
  );
}
