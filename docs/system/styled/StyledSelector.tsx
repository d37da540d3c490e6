import type {} from '@mui/material/themeCssVarsAugmentation';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

const classes = { root: 'Departure-root', platform: 'Departure-platform' };

const Departure = styled('li')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(2),
  padding: theme.spacing(1, 1.5),
  borderRadius: theme.shape.borderRadius,
  color: (theme.vars ?? theme).palette.text.primary,
  // A sibling of the same component, and a part inside it.
  [`& + .${classes.root}`]: { marginTop: theme.spacing(1) },
  [`& .${classes.platform}`]: { marginInlineStart: 'auto', fontWeight: 700 },
  '&:hover': {
    backgroundColor: (theme.vars ?? theme).palette.action.hover,
    [`& .${classes.platform}`]: { color: (theme.vars ?? theme).palette.primary.main },
  },
}));

const departures = [
  { time: '9:12', town: 'Lund', platform: '2b' },
  { time: '9:20', town: 'Malmö', platform: '5' },
  { time: '9:31', town: 'Ystad', platform: '1' },
];

export default function StyledSelector() {
  return (
    <Box component="ul" aria-label="Departures" sx={{ listStyle: 'none', m: 0, p: 0, width: 280 }}>
      {departures.map(({ time, town, platform }) => (
        <Departure key={time} className={classes.root}>
          <span>{time}</span>
          <span>{town}</span>
          <span className={classes.platform}>Platform {platform}</span>
        </Departure>
      ))}
    </Box>
  );
}
