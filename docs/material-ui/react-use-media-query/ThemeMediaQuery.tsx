import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import PrintIcon from '@mui/icons-material/Print';

export default function ThemeMediaQuery() {
  const small = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));

  return (
    <Button variant="outlined" size={small ? 'large' : 'medium'} startIcon={<PrintIcon />}>
      {small ? 'Print' : 'Print the timetable'}
    </Button>
  );
}
