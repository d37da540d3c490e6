import Alert, { type AlertOwnerState } from '@mui/joy/Alert';
import Stack from '@mui/joy/Stack';
import InfoIcon from '@mui/icons-material/Info';
import WarningIcon from '@mui/icons-material/Warning';

interface StatusMarkProps {
  ownerState: AlertOwnerState;
  className?: string;
}

function StatusMark({ ownerState, className }: StatusMarkProps) {
  const isDanger = ownerState.color === 'danger';
  const Icon = isDanger ? WarningIcon : InfoIcon;
  return (
    <span className={className} style={{ display: 'flex' }}>
      <Icon titleAccess={isDanger ? 'Danger' : 'Note'} sx={{ fontSize: 'var(--Icon-fontSize)' }} />
    </span>
  );
}

const marked = { startDecorator: true, slots: { startDecorator: StatusMark }, role: 'status' };

export default function SlotReplacement() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <Alert {...marked}>The ferry leaves from pier 4.</Alert>
      <Alert {...marked} color="danger">
        The ferry is canceled.
      </Alert>
    </Stack>
  );
}
