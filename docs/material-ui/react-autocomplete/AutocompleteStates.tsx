import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const zones = ['Zone A', 'Zone B', 'Zone C'];

export default function AutocompleteStates() {
  return (
    <Stack sx={{ width: '100%', maxWidth: 300, gap: 2 }}>
      <Autocomplete
        size="small"
        disableClearable
        options={zones}
        defaultValue="Zone A"
        renderInput={(params) => <TextField {...params} label="Small, cannot be cleared" />}
      />
      <Autocomplete
        readOnly
        options={zones}
        defaultValue="Zone B"
        renderInput={(params) => <TextField {...params} label="Read only" />}
      />
      <Autocomplete
        disabled
        options={zones}
        defaultValue="Zone C"
        renderInput={(params) => <TextField {...params} label="Disabled" variant="filled" />}
      />
    </Stack>
  );
}
