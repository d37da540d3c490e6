import Rating from '@mui/material/Rating';

export default function RatingPrecision() {
  return (
    <Rating role="radiogroup" aria-label="Coffee acidity" defaultValue={2.5} precision={0.5} />
  );
}
