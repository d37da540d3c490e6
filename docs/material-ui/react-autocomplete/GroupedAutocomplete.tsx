import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const plants = [
  { label: 'Chives', bed: 'Herbs' },
  { label: 'Lovage', bed: 'Herbs' },
  { label: 'Mint', bed: 'Herbs' },
  { label: 'Beetroot', bed: 'Roots' },
  { label: 'Parsnip', bed: 'Roots' },
  { label: 'Radish', bed: 'Roots' },
];

export default function GroupedAutocomplete() {
  return (
    <Autocomplete
      options={plants}
      groupBy={(plant) => plant.bed}
      getOptionDisabled={(plant) => plant.label === 'Mint'}
      renderInput={(params) => (
        <TextField {...params} label="Plant" helperText="Mint is out of stock." />
      )}
      sx={{ width: '100%', maxWidth: 300 }}
    />
  );
}
