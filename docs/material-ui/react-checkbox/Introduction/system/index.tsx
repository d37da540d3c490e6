import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

export default function Introduction() {
  return (
    <FormControlLabel
      control={
        <Checkbox
          defaultChecked
          sx={{ '&.Mui-checked': { color: 'success.main' }, '& svg': { fontSize: 28 } }}
        />
      }
      label="Pack the parcel as a gift"
      slotProps={{ typography: { sx: { fontWeight: 600 } } }}
    />
  );
}
