import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { landscapes } from './landscapes';

export default function WovenImageList() {
  return (
    <ImageList
      variant="woven"
      cols={3}
      gap={8}
      aria-label="Exhibition wall"
      sx={{ width: '100%', maxWidth: 480, m: 0 }}
    >
      {landscapes.map((picture) => (
        <ImageListItem key={picture.title}>
          <img src={picture.src} alt={picture.alt} loading="lazy" />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
