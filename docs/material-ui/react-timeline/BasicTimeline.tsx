import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const stages = ['Parcel accepted', 'On its way', 'At your post office'];

export default function BasicTimeline() {
  return (
    <Timeline role="list" aria-label="Delivery">
      {stages.map((stage, index) => (
        <TimelineItem key={stage}>
          <TimelineSeparator>
            <TimelineDot />
            {index < stages.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{stage}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
