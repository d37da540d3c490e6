import { styled, unstable_cssVarsParser as cssVarsParser } from '@mui/system';

const options = { prefix: 'berth' };
const cargo = cssVarsParser({ area: { back: '#0b3d5c', text: '#ffffff', pad: 16 } }, options);
const guests = cssVarsParser({ area: { back: '#fff3d6', text: '#4a3000', pad: 24 } }, options);

const Area = styled('div')({
  padding: 'var(--berth-area-pad)',
  color: 'var(--berth-area-text)',
  backgroundColor: 'var(--berth-area-back)',
});

export default function BerthAreas() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <Area style={cargo.css}>Cargo: berths 1 to 6</Area>
      <Area style={guests.css}>Guests: berths 7 to 12</Area>
    </div>
  );
}
