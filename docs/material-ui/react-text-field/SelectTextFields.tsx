import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const languages = [
  { code: 'de', name: 'German' },
  { code: 'en', name: 'English' },
  { code: 'fr', name: 'French' },
  { code: 'pt', name: 'Portuguese' },
];

export default function SelectTextFields() {
  return (
    <Stack sx={{ gap: 2, width: '100%', maxWidth: 320 }}>
      <TextField
        select
        label="Interface language"
        defaultValue="en"
        helperText="Opens a menu drawn by Material UI."
        slotProps={{ inputLabel: { shrink: true } }}
      >
        {languages.map((language) => (
          <MenuItem key={language.code} value={language.code}>
            {language.name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label="Spelling language"
        defaultValue="en"
        helperText="Opens the browser’s list."
        slotProps={{ inputLabel: { shrink: true }, select: { native: true } }}
      >
        {languages.map((language) => (
          <option key={language.code} value={language.code}>
            {language.name}
          </option>
        ))}
      </TextField>
    </Stack>
  );
}
