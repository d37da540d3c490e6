import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { landscapes } from './landscapes';

export default function ResponsiveImageList() {
  return (
    <ImageList
      gap={8}
      aria-label="All views"
      style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))' }}
      sx={{ width: '100%', m: 0 }}
    >
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
