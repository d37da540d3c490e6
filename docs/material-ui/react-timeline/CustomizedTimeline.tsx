import Timeline from '@mui/lab/Timeline';
import TimelineConnector, { timelineConnectorClasses } from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot, { timelineDotClasses } from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { styled } from '@mui/material/styles';

const TightTimeline = styled(Timeline)(({ theme }) => ({
  padding: 0,
  [`& .${timelineItemClasses.root}`]: { minHeight: 44 },
  [`& .${timelineItemClasses.root}::before`]: { display: 'none' },
  [`& .${timelineDotClasses.root}`]: { margin: theme.spacing(0.75, 0), boxShadow: 'none' },
  [`& .${timelineConnectorClasses.root}`]: {
    width: 4,
    borderRadius: 2,
    backgroundColor: (theme.vars ?? theme).palette.primary.main,
  },
}));

const releases = ['2.0 Offline maps', '2.1 Tide tables', '2.2 Night colors'];

export default function CustomizedTimeline() {
  return (
    <TightTimeline aria-label="Releases">
      {releases.map((release, index) => (
        <TimelineItem key={release}>
          <TimelineSeparator>
            <TimelineDot color="primary" />
            {index < releases.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent sx={{ py: 0.25 }}>{release}</TimelineContent>
        </TimelineItem>
      ))}
    </TightTimeline>
  );
}
