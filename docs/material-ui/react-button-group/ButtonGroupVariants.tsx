import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

const variants = ['text', 'outlined', 'contained'] as const;

export default function ButtonGroupVariants() {
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      {variants.map((variant) => (
        <ButtonGroup key={variant} variant={variant} aria-label={`Timetable, ${variant}`}>
          <Button>Day</Button>
          <Button>Week</Button>
          <Button>Month</Button>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
