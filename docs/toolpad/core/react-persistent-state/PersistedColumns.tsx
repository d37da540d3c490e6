import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import type { Codec } from '@toolpad/core';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';

const all = ['Customer', 'Route', 'Price', 'Status'];

// Names joined by commas need no JSON.parse, and unknown names are dropped when they're read.
const columnsCodec: Codec<string[]> = {
  parse: (text) => all.filter((column) => text.split(',').includes(column)),
  stringify: (columns) => columns.join(','),
};

export default function PersistedColumns() {
  const [stored, setColumns] = useLocalStorageState('docs-persisted-columns', all, {
    codec: columnsCodec,
  });
  const columns = stored ?? all;

  return (
    <FormGroup row role="group" aria-label="Visible columns">
      {all.map((column) => (
        <FormControlLabel
          key={column}
          label={column}
          control={
            <Checkbox
              checked={columns.includes(column)}
              onChange={(event) =>
                setColumns(
                  all.filter((other) =>
                    other === column ? event.target.checked : columns.includes(other),
                  ),
                )
              }
            />
          }
        />
      ))}
    </FormGroup>
  );
}
