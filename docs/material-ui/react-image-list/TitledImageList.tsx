import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import DownloadIcon from '@mui/icons-material/Download';
import { landscapes } from './landscapes';

export default function TitledImageList() {
  return (
    <ImageList cols={2} gap={8} aria-label="Wallpapers" sx={{ width: '100%', maxWidth: 480, m: 0 }}>
      {landscapes.slice(0, 4).map((picture) => (
        <ImageListItem key={picture.title}>
          <img src={picture.src} alt={picture.alt} style={{ aspectRatio: '3 / 2' }} />
          <ImageListItemBar
            title={picture.title}
            subtitle={picture.place}
            sx={{ bgcolor: 'rgba(0, 0, 0, 0.72)' }}
            actionIcon={
              <IconButton aria-label={`Download ${picture.title}`} sx={{ color: 'common.white' }}>
                <DownloadIcon />
              </IconButton>
            }
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
