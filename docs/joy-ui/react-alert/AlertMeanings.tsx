import Alert from '@mui/joy/Alert';
import Stack from '@mui/joy/Stack';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ErrorIcon from '@mui/icons-material/Error';
import InfoIcon from '@mui/icons-material/Info';
import WarningIcon from '@mui/icons-material/Warning';

const messages = [
  { color: 'primary', Icon: InfoIcon, name: 'Note', text: 'Two lanes are reserved until noon.' },
  { color: 'success', Icon: CheckCircleIcon, name: 'Done', text: 'Your lane is booked.' },
  { color: 'warning', Icon: WarningIcon, name: 'Warning', text: 'The water is only 19 °C.' },
  { color: 'danger', Icon: ErrorIcon, name: 'Error', text: 'The card was not accepted.' },
] as const;

export default function AlertMeanings() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      {messages.map(({ color, Icon, name, text }) => (
        <Alert
          key={color}
          color={color}
          role="note"
          startDecorator={<Icon titleAccess={name} sx={{ fontSize: 'var(--Icon-fontSize)' }} />}
        >
          {text}
        </Alert>
      ))}
    </Stack>
  );
}
