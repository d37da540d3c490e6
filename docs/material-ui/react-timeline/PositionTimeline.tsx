import * as React from 'react';
import Timeline, { type TimelineProps } from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

const positions = ['right', 'left', 'alternate', 'alternate-reverse'] as const;
const chapters = ['Founded', 'Rebuilt', 'Moved'];

export default function PositionTimeline() {
  const [position, setPosition] = React.useState<TimelineProps['position']>('alternate');

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <TextField
        select
        size="small"
        label="position"
        value={position}
        onChange={(event) => setPosition(positions.find((name) => name === event.target.value))}
        sx={{ minWidth: 200 }}
      >
        {positions.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Timeline position={position} aria-label="History of the mill">
        {chapters.map((chapter, index) => (
          <TimelineItem key={chapter}>
            <TimelineSeparator>
              <TimelineDot />
              {index < chapters.length - 1 && <TimelineConnector />}
            </TimelineSeparator>
            <TimelineContent>{chapter}</TimelineContent>
          </TimelineItem>
        ))}
      </Timeline>
    </Box>
  );
}
