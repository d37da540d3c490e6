import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const steps = [
  { label: 'Paid', color: 'success', variant: 'filled' },
  { label: 'Packed', color: 'success', variant: 'filled' },
  { label: 'In transit, now', color: 'primary', variant: 'filled' },
  { label: 'Delivered', color: 'grey', variant: 'outlined' },
] as const;

export default function DotTimeline() {
  return (
    <Timeline aria-label="Order 2071">
      {steps.map((step, index) => (
        <TimelineItem key={step.label}>
          <TimelineSeparator>
            <TimelineDot color={step.color} variant={step.variant} />
            {index < steps.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{step.label}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
