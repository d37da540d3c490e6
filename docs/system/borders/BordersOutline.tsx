import * as React from 'react';
import Box from '@mui/material/Box';

const plans = ['Monthly pass', 'Yearly pass', 'Ten rides'];

export default function BordersOutline() {
  const [chosen, setChosen] = React.useState('Monthly pass');

  return (
    <Box role="group" aria-label="Ticket" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {plans.map((plan) => (
        <Box
          key={plan}
          component="button"
          type="button"
          aria-pressed={plan === chosen}
          onClick={() => setChosen(plan)}
          sx={{
            p: 2,
            font: 'inherit',
            cursor: 'pointer',
            border: 1,
            borderColor: 'text.secondary',
            borderRadius: 1,
            bgcolor: 'background.paper',
            color: 'text.primary',
            '&[aria-pressed="true"]': { outline: 3, outlineColor: 'primary.main' },
            '&:focus-visible': { outline: '3px dashed', outlineColor: 'primary.main' },
          }}
        >
          {plan}
        </Box>
      ))}
    </Box>
  );
}
