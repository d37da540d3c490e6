import * as React from 'react';
import Button from '@mui/joy/Button';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';

const SmoothProgress = styled(LinearProgress)(({ theme }) => ({
  '--LinearProgress-thickness': '12px',
  '--LinearProgress-progressThickness': '8px',
  backgroundColor: theme.vars.palette.background.level2,
  '&::before': { transition: 'inline-size 400ms ease' },
  '@media (prefers-reduced-motion: reduce)': {
    '&::before': { transition: 'none' },
  },
}));

export default function LinearProgressCustomized() {
  const [value, setValue] = React.useState(20);
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420, alignItems: 'stretch' }}>
      <SmoothProgress determinate value={value} aria-label="Course finished" />
      <Button variant="soft" onClick={() => setValue(value >= 100 ? 20 : value + 20)}>
        Next lesson
      </Button>
    </Stack>
  );
}
