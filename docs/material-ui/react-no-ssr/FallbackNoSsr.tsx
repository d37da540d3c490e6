import NoSsr from '@mui/material/NoSsr';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

function TimeZone() {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return <Typography>Departures are shown in the zone {timeZone}.</Typography>;
}

export default function FallbackNoSsr() {
  return (
    <NoSsr
      fallback={
        <Typography aria-hidden sx={{ width: '100%', maxWidth: 340 }}>
          <Skeleton />
        </Typography>
      }
    >
      <TimeZone />
    </NoSsr>
  );
}
