import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { landscapes } from './landscapes';

export default function CaptionedImageList() {
  return (
    <ImageList
      cols={2}
      gap={12}
      aria-label="Prints for sale"
      sx={{ width: '100%', maxWidth: 480, m: 0, color: 'text.primary' }}
    >
      {landscapes.slice(2).map((picture) => (
        <ImageListItem key={picture.title}>
          <img src={picture.src} alt={picture.alt} style={{ aspectRatio: '4 / 3' }} />
          <ImageListItemBar position="below" title={picture.title} subtitle="A3 print, €24" />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
