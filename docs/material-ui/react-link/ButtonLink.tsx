import * as React from 'react';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function ButtonLink() {
  const [renewed, setRenewed] = React.useState(false);

  return (
    <Typography component="div">
      The Garden of Maps, {renewed ? 'due on May 30' : 'due on May 2'}.{' '}
      <Link
        component="button"
        type="button"
        sx={{ verticalAlign: 'baseline' }}
        onClick={() => setRenewed((previous) => !previous)}
      >
        {renewed ? 'Undo the renewal' : 'Renew for four weeks'}
      </Link>
    </Typography>
  );
}
