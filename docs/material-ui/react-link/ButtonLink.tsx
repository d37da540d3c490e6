import * as React from 'react';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function ButtonLink() {
  const [renewed, setRenewed] = React.useState(false);

  return (
    <Typography component="div">
      The Garden of Maps, {renewed ? 'due on 30 May' : 'due on 2 May'}.{' '}
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
