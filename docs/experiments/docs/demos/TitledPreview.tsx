import Rating from '@mui/material/Rating';

export default function TitledPreview() {
  return <Rating name="titled-preview-rating" defaultValue={4} />;
}
