import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';

const ForwardIcon = styled(ArrowForwardIcon)({
  fontSize: 'var(--Icon-fontSize)',
  '[dir="rtl"] [dir="ltr"] &': { scale: 'none' },
  '[dir="rtl"] &': { scale: '-1 1' },
});

export default function RtlArrow() {
  const [dir, setDir] = React.useState<'ltr' | 'rtl'>('rtl');
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setDir(dir === 'ltr' ? 'rtl' : 'ltr')}>
        Direction: {dir}
      </Button>
      <Box dir={dir} sx={{ display: 'flex', gap: 1, paddingInlineStart: 2 }}>
        <Button endDecorator={<ForwardIcon />}>Next station</Button>
      </Box>
    </Stack>
  );
}
