import Rating, { ratingClasses } from '@mui/material/Rating';

export default function CustomizedRating() {
  return (
    <Rating
      role="radiogroup"
      aria-label="Print quality"
      defaultValue={4}
      size="large"
      sx={{
        gap: 0.5,
        [`& .${ratingClasses.iconFilled}`]: { color: 'primary.main' },
        [`& .${ratingClasses.iconEmpty}`]: { color: 'text.secondary' },
        [`& .${ratingClasses.iconHover}`]: { color: 'secondary.main' },
      }}
    />
  );
}
