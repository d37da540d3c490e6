import Icon from '@mui/material/Icon';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const pieces = [
  { glyph: '♚', name: 'King' },
  { glyph: '♛', name: 'Queen' },
  { glyph: '♜', name: 'Rook' },
  { glyph: '♞', name: 'Knight' },
];

export default function GlyphIcons() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 3 }}>
      {pieces.map(({ glyph, name }) => (
        <Stack key={name} sx={{ alignItems: 'center', gap: 0.5 }}>
          <Icon baseClassName="chess" fontSize="large" color="primary" sx={{ lineHeight: 1 }}>
            {glyph}
          </Icon>
          <Typography variant="caption">{name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
