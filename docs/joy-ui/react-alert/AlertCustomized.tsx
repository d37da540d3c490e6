import Alert, { alertClasses } from '@mui/joy/Alert';
import LinearProgress from '@mui/joy/LinearProgress';
import { styled } from '@mui/joy/styles';
import SyncIcon from '@mui/icons-material/Sync';

const BarAlert = styled(Alert)(({ theme }) => ({
  '--Alert-radius': theme.vars.radius.xl,
  overflow: 'hidden',
  [`& .${alertClasses.startDecorator}`]: {
    padding: theme.spacing(1),
    borderRadius: 999,
    backgroundColor: theme.vars.palette.background.surface,
  },
}));

export default function AlertCustomized() {
  return (
    <BarAlert
      color="success"
      role="note"
      startDecorator={<SyncIcon sx={{ fontSize: 'var(--Icon-fontSize)' }} />}
      sx={{ width: '100%', maxWidth: 420 }}
    >
      Timetable is being copied
      <LinearProgress
        aria-label="Copying the timetable"
        determinate
        value={40}
        color="success"
        sx={{ position: 'absolute', insetInline: 0, bottom: 0, borderRadius: 0 }}
      />
    </BarAlert>
  );
}
