import * as React from 'react';
import Box from '@mui/material/Box';
import ButtonBase, { buttonBaseClasses } from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { rooms } from './rooms';

const RoomButton = styled(ButtonBase)(({ theme }) => ({
  display: 'block',
  overflow: 'hidden',
  borderRadius: 16,
  textAlign: 'start',
  font: 'inherit',
  '& img': {
    display: 'block',
    width: '100%',
    height: 132,
    objectFit: 'cover',
    transition: theme.transitions.create('transform'),
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  },
  [`&:hover img, &.${buttonBaseClasses.focusVisible} img`]: { transform: 'scale(1.06)' },
  [`&.${buttonBaseClasses.focusVisible}`]: { outline: '3px solid currentColor', outlineOffset: 2 },
  '& span[data-name]': {
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    padding: theme.spacing(1, 2),
    color: '#fff',
    backgroundColor: 'rgb(0 0 0 / 0.72)',
  },
}));

export default function ImageButtons() {
  const [room, setRoom] = React.useState('');

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
        }}
      >
        {rooms.map(({ name, image }) => (
          <RoomButton key={name} aria-pressed={name === room} onClick={() => setRoom(name)}>
            <img src={image} alt="" loading="lazy" />
            <span data-name>{name === room ? `✓ ${name}` : name}</span>
          </RoomButton>
        ))}
      </Box>
      <Box role="status" sx={{ mt: 2, minHeight: 24 }}>
        {room && `${room} is reserved for you until 18:00.`}
      </Box>
    </Box>
  );
}
