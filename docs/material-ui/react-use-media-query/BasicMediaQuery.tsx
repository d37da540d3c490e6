import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function BasicMediaQuery() {
  const wide = useMediaQuery('(min-width: 700px)');

  return (
    <Typography>
      {wide ? 'The plan fits beside the list.' : 'List first, then the plan.'}
    </Typography>
  );
}
