import ImageList from '@mui/material/ImageList';
import ImageListItem, { imageListItemClasses } from '@mui/material/ImageListItem';
import ImageListItemBar, { imageListItemBarClasses } from '@mui/material/ImageListItemBar';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { styled } from '@mui/material/styles';
import { landscapes } from './landscapes';

const Postcards = styled(ImageList)(({ theme }) => ({
  [`& .${imageListItemClasses.root}`]: {
    overflow: 'hidden',
    borderRadius: theme.spacing(1.5),
    border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  },
  [`& .${imageListItemBarClasses.title}`]: {
    fontWeight: theme.typography.fontWeightBold,
    textAlign: 'center',
  },
  [`& .${imageListItemBarClasses.root}`]: { backgroundColor: 'rgba(0, 0, 0, 0.75)' },
}));

export default function CustomizedImageList() {
  return (
    <Postcards
      cols={2}
      gap={16}
      aria-label="Greetings"
      sx={{ width: '100%', maxWidth: 420, m: 0, p: 1 }}
    >
      {landscapes.slice(0, 2).map((picture) => (
        <ImageListItem key={picture.title}>
          <img src={picture.src} alt={picture.alt} style={{ aspectRatio: '3 / 2' }} />
          <ImageListItemBar position="top" title={picture.place} />
        </ImageListItem>
      ))}
    </Postcards>
  );
}
