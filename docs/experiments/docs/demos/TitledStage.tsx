import Rating from '@mui/material/Rating';

export default function TitledStage() {
  return <Rating name="titled-stage-rating" defaultValue={4} />;
}
