import * as React from 'react';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

const Platform = React.forwardRef<HTMLButtonElement, React.ComponentPropsWithoutRef<'button'>>(
  function Platform(props, ref) {
    return (
      <Box
        component="button"
        type="button"
        ref={ref}
        {...props}
        sx={{
          px: 2,
          py: 1,
          border: '2px solid',
          borderRadius: 2,
          bgcolor: 'transparent',
          color: 'inherit',
          font: 'inherit',
        }}
      />
    );
  },
);

export default function BadgeWithTooltip() {
  return (
    <Tooltip title="Elevators at both ends" describeChild>
      <Platform>Platform 4</Platform>
    </Tooltip>
  );
}
