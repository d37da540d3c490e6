import Rating from '@mui/material/Rating';

export default function RatingPrecision() {
  return (
    <Rating
      role="radiogroup"
      aria-label="Acidity of the coffee"
      defaultValue={2.5}
      precision={0.5}
    />
  );
}
