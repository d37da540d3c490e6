import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { landscapes } from './landscapes';

const spans = [
  { cols: 2, rows: 2 },
  { cols: 1, rows: 1 },
  { cols: 1, rows: 1 },
  { cols: 1, rows: 1 },
  { cols: 2, rows: 1 },
];

export default function QuiltedImageList() {
  return (
    <ImageList
      variant="quilted"
      cols={3}
      rowHeight={110}
      gap={6}
      aria-label="Selection of the month"
      sx={{ width: '100%', maxWidth: 480, m: 0 }}
    >
      {landscapes.slice(0, spans.length).map((picture, index) => (
        <ImageListItem key={picture.title} {...spans[index]}>
          <img src={picture.src} alt={picture.alt} loading="lazy" />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
