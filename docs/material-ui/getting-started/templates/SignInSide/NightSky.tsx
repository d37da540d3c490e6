import * as React from 'react';
import Box from '@mui/material/Box';

const STAR_COUNT = 90;

/** Places that look scattered and are the same on the server and in the browser. */
const stars = Array.from({ length: STAR_COUNT }, (_, index) => ({
  x: (index * 137.5) % 600,
  y: (index * 83.3) % 520,
  r: 0.6 + (index % 5) * 0.35,
}));

/** A dome under the stars. It is decoration, so it has no name. */
export function NightSky() {
  const sky = React.useId();
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 600 800"
      preserveAspectRatio="xMidYMax slice"
      sx={{
        position: 'absolute',
        inset: 0,
        width: '100%',
        height: '100%',
        // Below `md` the text would be in front of it.
        '& .dome': { display: { xs: 'none', md: 'inline' } },
        '& .horizon': { color: 'secondary.light' },
        '& .dusk': { color: 'secondary.main' },
        '& .night': { color: 'secondary.dark' },
        '& .lamp': { color: 'warning.main' },
      }}
    >
      <defs>
        <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
          <stop className="night" offset="0" stopColor="currentColor" />
          <stop className="dusk" offset="0.7" stopColor="currentColor" />
          <stop className="horizon" offset="1" stopColor="currentColor" />
        </linearGradient>
      </defs>
      <rect width="600" height="800" fill={`url(#${sky})`} />
      {stars.map(({ x, y, r }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="currentColor" fillOpacity="0.75" />
      ))}
      <g fill="currentColor">
        <path className="night" d="M0 690 Q150 640 300 680 T600 650 V800 H0 Z" />
        <g className="dome" transform="translate(400 560)">
          <path className="night" d="M0 120 V70 A70 70 0 0 1 140 70 V120 Z" />
          <path className="lamp" d="M62 2 L100 12 L84 70 H62 Z" />
          <path className="dusk" d="M74 40 L128 -24 L142 -12 L90 54 Z" />
        </g>
      </g>
      <path d="M0 730 Q200 680 380 720 T600 700 V800 H0 Z" fillOpacity="0.35" />
    </Box>
  );
}
