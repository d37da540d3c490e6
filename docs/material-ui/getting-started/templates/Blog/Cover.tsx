import * as React from 'react';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { Tag } from './articles';

/** Roles of the palette: a ground runs from its dark to its light shade. */
const GROUNDS = { Walks: 'success', Maps: 'info', Gear: 'warning' } as const;
const LINES = 9;
const CORNERS = 24;

/** A closed line around a hill, whose bumps depend on the seed. */
function contour(seed: number, level: number): string {
  const points = Array.from({ length: CORNERS }, (_, index) => {
    const angle = (index / CORNERS) * 2 * Math.PI;
    const bump = 1 + 0.18 * Math.sin(3 * angle + seed) + 0.1 * Math.sin(5 * angle + 2 * seed);
    const x = 200 + 60 * Math.sin(seed) + Math.cos(angle) * bump * level * 26;
    const y = 110 + 30 * Math.cos(seed) + Math.sin(angle) * bump * level * 17;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

interface CoverProps {
  tag: Tag;
  /** Articles with different seeds get different hills. */
  seed: number;
  sx?: SxProps<Theme>;
}

/** A hill in contour lines. It repeats nothing of the text, so it has no name. */
export function Cover({ tag, seed, sx }: CoverProps) {
  const ground = React.useId();
  const role = GROUNDS[tag];
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 400 220"
      preserveAspectRatio="xMidYMid slice"
      sx={[
        {
          display: 'block',
          width: '100%',
          height: 180,
          color: 'common.white',
          '& .valley': { color: `${role}.dark` },
          '& .summit': { color: `${role}.light` },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <defs>
        <linearGradient id={ground} x1="0" y1="0" x2="1" y2="1">
          <stop className="valley" offset="0" stopColor="currentColor" />
          <stop className="summit" offset="1" stopColor="currentColor" />
        </linearGradient>
      </defs>
      <rect width="400" height="220" fill={`url(#${ground})`} />
      {Array.from({ length: LINES }, (_, level) => (
        <path
          key={level}
          d={contour(seed, level + 0.6)}
          fill="none"
          stroke="currentColor"
          strokeOpacity="0.55"
          strokeWidth={level % 4 === 0 ? 2 : 1}
          strokeLinejoin="round"
        />
      ))}
    </Box>
  );
}
