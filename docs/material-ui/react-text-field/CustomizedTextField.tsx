import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';

const RoundedTextField = styled(TextField)(({ theme }) => ({
  [`& .${outlinedInputClasses.root}`]: {
    borderRadius: 16,
  },
  [`& .${outlinedInputClasses.input}`]: {
    paddingInline: theme.spacing(2.5),
  },
  [`& .${outlinedInputClasses.notchedOutline}`]: {
    borderWidth: 2,
  },
}));

export default function CustomizedTextField() {
  return (
    <Stack sx={{ gap: 2, width: '100%', maxWidth: 320 }}>
      <RoundedTextField label="Display name" defaultValue="Mara Lindqvist" />
      <TextField
        label="Invoice reference"
        color="secondary"
        defaultValue="INV-0042"
        slotProps={{ htmlInput: { sx: { fontFamily: 'monospace' } } }}
      />
    </Stack>
  );
}
