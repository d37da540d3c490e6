import Alert from '@mui/joy/Alert';
import Typography from '@mui/joy/Typography';
import WarningIcon from '@mui/icons-material/Warning';

export default function AlertWithTitle() {
  return (
    <Alert
      color="warning"
      size="lg"
      role="note"
      startDecorator={<WarningIcon sx={{ fontSize: 'var(--Icon-fontSize)' }} />}
      sx={{ width: '100%', alignItems: 'flex-start' }}
    >
      <div>
        <Typography level="title-md" textColor="inherit">
          Storm from 15:00
        </Typography>
        <Typography level="body-sm" textColor="inherit">
          The outdoor pools close an hour before. Tickets stay valid until Sunday.
        </Typography>
      </div>
    </Alert>
  );
}
