import * as React from 'react';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';

export default function ToggleButtons() {
  const [period, setPeriod] = React.useState('week');
  const [marks, setMarks] = React.useState<string[]>(['bold']);
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        aria-label="Period"
        value={period}
        onChange={(event, next) => setPeriod(next ?? period)}
      >
        <Button value="day">Day</Button>
        <Button value="week">Week</Button>
        <Button value="month">Month</Button>
      </ToggleButtonGroup>
      <ToggleButtonGroup
        aria-label="Text formatting"
        value={marks}
        onChange={(event, next) => setMarks(next)}
      >
        <IconButton value="bold" aria-label="Bold">
          <FormatBoldIcon sx={{ fontSize: 'var(--Icon-fontSize)' }} />
        </IconButton>
        <IconButton value="italic" aria-label="Italic">
          <FormatItalicIcon sx={{ fontSize: 'var(--Icon-fontSize)' }} />
        </IconButton>
      </ToggleButtonGroup>
    </Stack>
  );
}
