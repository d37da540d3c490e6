import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function DelayedTooltip() {
  return (
    <Typography>
      Sow in rows and{' '}
      <Tooltip
        describeChild
        title="Remove weak seedlings, so that the others get light"
        enterDelay={500}
        leaveDelay={200}
      >
        <Link href="#delays">thin out</Link>
      </Tooltip>{' '}
      after two weeks.
    </Typography>
  );
}
