import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const stops = [
  { time: '09:12', place: 'Utrecht' },
  { time: '10:47', place: 'Arnhem' },
  { time: '12:30', place: 'Cologne' },
];

export default function OppositeTimeline() {
  return (
    <Timeline aria-label="Journey">
      {stops.map((stop, index) => (
        <TimelineItem key={stop.place}>
          <TimelineOppositeContent sx={{ color: 'text.secondary' }}>
            {stop.time}
          </TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineDot color="primary" />
            {index < stops.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{stop.place}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
