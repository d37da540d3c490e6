import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import SearchIcon from '@mui/icons-material/Search';

const pages = ['Backups', 'Billing', 'Domains', 'Firewall', 'Members', 'Notifications', 'Webhooks'];

export default function CustomInputAutocomplete() {
  return (
    <Autocomplete
      freeSolo
      options={pages}
      renderInput={({ inputProps: { ref, ...inputProps }, InputProps }) => (
        <Box
          ref={InputProps.ref}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            px: 2,
            py: 0.5,
            border: 1,
            borderColor: 'text.secondary',
            borderRadius: 999,
            '&:focus-within': { outline: 2, outlineOffset: 1, outlineColor: 'primary.main' },
          }}
        >
          <SearchIcon color="action" />
          <InputBase
            fullWidth
            inputRef={ref}
            placeholder="Search the settings"
            slotProps={{ input: { ...inputProps, 'aria-label': 'Search the settings' } }}
          />
        </Box>
      )}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
