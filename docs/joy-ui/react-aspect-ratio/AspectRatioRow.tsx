import AspectRatio from '@mui/joy/AspectRatio';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import MusicNoteIcon from '@mui/icons-material/MusicNote';

const songs = [
  { title: 'Harbor lights', length: '3 min 12 s', color: 'primary' },
  { title: 'The last tram of the night', length: '4 min 40 s', color: 'success' },
] as const;

export default function AspectRatioRow() {
  return (
    <Sheet
      component="ul"
      role="list"
      variant="outlined"
      sx={{ width: '100%', maxWidth: 360, m: 0, p: 2, borderRadius: 'md', listStyle: 'none' }}
    >
      {songs.map(({ title, length, color }) => (
        <Sheet key={title} component="li" sx={{ display: 'flex', gap: 2, py: 1 }}>
          <AspectRatio
            ratio="1"
            color={color}
            sx={{ width: 56, flexShrink: 0, alignSelf: 'center', borderRadius: 'sm' }}
          >
            <div>
              <MusicNoteIcon sx={{ fontSize: 28, color: 'inherit' }} />
            </div>
          </AspectRatio>
          <div>
            <Typography level="title-sm">{title}</Typography>
            <Typography level="body-sm">{length}</Typography>
          </div>
        </Sheet>
      ))}
    </Sheet>
  );
}
