import * as React from 'react';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

const prices = [
  9, 8, 7, 7, 8, 12, 19, 24, 21, 16, 12, 10, 9, 9, 11, 14, 18, 25, 29, 26, 20, 15, 12, 10,
];
const last = prices.length - 1;

const clamp = (hour: number) => Math.max(0, Math.min(hour, last));

export default function VirtualElementTooltip() {
  const [hour, setHour] = React.useState(8);
  const stripRef = React.useRef<HTMLDivElement>(null);
  const text = `${hour}:00, ${prices[hour]} cents`;

  const handlePointer = (event: React.PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    setHour(clamp(Math.floor(((event.clientX - box.left) / box.width) * prices.length)));
  };
  const handleKeyDown = (event: React.KeyboardEvent) => {
    const next = { ArrowLeft: hour - 1, ArrowRight: hour + 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setHour(clamp(next));
  };

  return (
    <Tooltip
      title={text}
      placement="top"
      arrow
      slotProps={{
        popper: {
          anchorEl: {
            getBoundingClientRect: () => {
              const bar = stripRef.current?.children[hour];
              return bar?.getBoundingClientRect() ?? new DOMRect();
            },
          },
        },
      }}
    >
      <Box
        ref={stripRef}
        role="slider"
        aria-label="Power price by hour"
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={hour}
        aria-valuetext={text}
        tabIndex={0}
        dir="ltr"
        onPointerMove={handlePointer}
        onKeyDown={handleKeyDown}
        sx={{ display: 'flex', alignItems: 'flex-end', width: '100%', maxWidth: 480, height: 120 }}
      >
        {prices.map((price, index) => (
          <Box
            key={index}
            sx={{
              flex: 1,
              height: `${price * 3}%`,
              marginInlineEnd: '2px',
              bgcolor: index === hour ? 'primary.main' : 'action.disabled',
            }}
          />
        ))}
      </Box>
    </Tooltip>
  );
}
