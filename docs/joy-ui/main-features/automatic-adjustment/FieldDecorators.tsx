import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import MyLocationIcon from '@mui/icons-material/MyLocation';

const fields = [
  { label: 'Pickup', radius: '6px' },
  { label: 'Destination', radius: '18px' },
];

export default function FieldDecorators() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 360 }}>
      {fields.map(({ label, radius }) => (
        <Input
          key={label}
          placeholder={label}
          startDecorator={
            <IconButton aria-label={`${label}: use my position`}>
              <MyLocationIcon sx={{ fontSize: 'var(--Icon-fontSize)' }} />
            </IconButton>
          }
          endDecorator={
            <Button variant="soft" color="neutral" aria-label={`Find ${label.toLowerCase()}`}>
              Find
            </Button>
          }
          slotProps={{ input: { 'aria-label': label } }}
          sx={{ '--Input-radius': radius }}
        />
      ))}
    </Stack>
  );
}
