import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import CakeIcon from '@mui/icons-material/Cake';
import DirectionsCarIcon from '@mui/icons-material/DirectionsCar';
import dayjs from 'dayjs';

export default function DateFieldAdornments() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, width: '100%', maxWidth: 300 }}>
        <DateField
          label="Date of birth"
          defaultValue={dayjs('1990-09-21')}
          clearable
          InputProps={{
            startAdornment: (
              <InputAdornment position="start">
                <CakeIcon fontSize="small" />
              </InputAdornment>
            ),
          }}
        />
        <DateField
          label="Next inspection"
          format="MM/YYYY"
          defaultValue={dayjs('2027-03-01')}
          variant="filled"
          color="success"
          helperText="Month and year on the plate"
          InputProps={{
            endAdornment: (
              <InputAdornment position="end">
                <DirectionsCarIcon fontSize="small" />
              </InputAdornment>
            ),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
