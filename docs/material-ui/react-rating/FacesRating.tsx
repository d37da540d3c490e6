import * as React from 'react';
import Rating, { type IconContainerProps } from '@mui/material/Rating';
import SentimentDissatisfiedIcon from '@mui/icons-material/SentimentDissatisfied';
import SentimentNeutralIcon from '@mui/icons-material/SentimentNeutral';
import SentimentSatisfiedIcon from '@mui/icons-material/SentimentSatisfied';

const faces: Record<number, { icon: React.ReactElement; label: string }> = {
  1: { icon: <SentimentDissatisfiedIcon fontSize="inherit" />, label: 'Late' },
  2: { icon: <SentimentNeutralIcon fontSize="inherit" />, label: 'Within ten minutes' },
  3: { icon: <SentimentSatisfiedIcon fontSize="inherit" />, label: 'On time' },
};

function Face({ value, className }: IconContainerProps) {
  return <span className={className}>{faces[value]?.icon}</span>;
}

export default function FacesRating() {
  return (
    <Rating
      role="radiogroup"
      aria-label="Was the bus on time?"
      defaultValue={2}
      max={3}
      size="large"
      highlightSelectedOnly
      slots={{ icon: Face }}
      getLabelText={(value) => faces[value]?.label ?? ''}
      sx={{
        gap: 1,
        '& .MuiRating-icon': { display: 'flex', pointerEvents: 'none' },
        '& .MuiRating-iconEmpty': { color: 'text.secondary' },
        '& .MuiRating-iconFilled': { color: 'primary.main' },
      }}
    />
  );
}
