import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const entries = [
  'Opened by Noor Bakker with a photo of the leak',
  'Assigned to the plumbers of the east wing',
  'Closed after a new seal was fitted',
];

export default function StartAlignedTimeline() {
  return (
    <Timeline
      aria-label="Repair ticket"
      sx={{
        p: 0,
        [`& .${timelineItemClasses.missingOppositeContent}::before`]: { display: 'none' },
      }}
    >
      {entries.map((entry, index) => (
        <TimelineItem key={entry}>
          <TimelineSeparator>
            <TimelineDot variant="outlined" color="primary" />
            {index < entries.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{entry}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
