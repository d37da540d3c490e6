import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Typography from '@mui/material/Typography';
import DirectionsBusIcon from '@mui/icons-material/DirectionsBus';
import DirectionsWalkIcon from '@mui/icons-material/DirectionsWalk';
import TrainIcon from '@mui/icons-material/Train';

const legs = [
  { icon: <DirectionsWalkIcon />, title: 'Walk to the station', detail: '6 minutes' },
  { icon: <TrainIcon />, title: 'Train to Ghent', detail: '34 minutes, platform 2' },
  { icon: <DirectionsBusIcon />, title: 'Bus 9 to the castle', detail: '11 minutes' },
];

export default function IconTimeline() {
  return (
    <Timeline aria-label="Route">
      {legs.map((leg, index) => (
        <TimelineItem key={leg.title}>
          <TimelineSeparator>
            <TimelineDot color="secondary">{leg.icon}</TimelineDot>
            {index < legs.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent sx={{ py: 1.5 }}>
            <Typography component="div">{leg.title}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {leg.detail}
            </Typography>
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
