import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { landscapes } from './landscapes';

export default function StandardImageList() {
  return (
    <ImageList cols={3} gap={8} aria-label="Postcards" sx={{ width: '100%', maxWidth: 480, m: 0 }}>
      {landscapes.map((picture) => (
        <ImageListItem key={picture.title}>
          <img
            src={picture.src}
            alt={picture.alt}
            loading="lazy"
            style={{ aspectRatio: '1 / 1' }}
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
