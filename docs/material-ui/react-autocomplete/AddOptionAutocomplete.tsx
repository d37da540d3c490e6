import * as React from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

interface Supplier {
  name: string;
  isNew?: boolean;
}

const filter = createFilterOptions<Supplier>({ trim: true });

export default function AddOptionAutocomplete() {
  const [suppliers, setSuppliers] = React.useState<Supplier[]>([
    { name: 'Alder Timber' },
    { name: 'Brook Paper' },
    { name: 'Cobalt Inks' },
  ]);
  const [value, setValue] = React.useState<Supplier | null>(null);

  const handleChange = (_event: React.SyntheticEvent, chosen: Supplier | null) => {
    const supplier = chosen && { name: chosen.name };
    if (supplier && chosen.isNew) {
      setSuppliers((previous) => [...previous, supplier]);
    }
    setValue(supplier);
  };

  return (
    <Autocomplete
      autoHighlight
      options={suppliers}
      value={value}
      onChange={handleChange}
      getOptionLabel={(supplier) => supplier.name}
      isOptionEqualToValue={(option, current) => option.name === current.name}
      filterOptions={(options, state) => {
        const name = state.inputValue.trim();
        const known = options.some((option) => option.name.toLowerCase() === name.toLowerCase());
        const matches = filter(options, state);
        return name && !known ? [...matches, { name, isNew: true }] : matches;
      }}
      renderOption={({ key, ...optionProps }, option) => (
        <li key={key} {...optionProps}>
          {option.isNew ? `Add “${option.name}”` : option.name}
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Supplier" />}
      sx={{ width: '100%', maxWidth: 300 }}
    />
  );
}
