import * as React from 'react';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { PlanCard } from './PlanCard';
import { plans } from './plans';
import type { Period } from './plans';

export function Pricing() {
  const [period, setPeriod] = React.useState<Period>('year');
  return (
    <Container
      component="section"
      id="marketing-prices"
      aria-labelledby="marketing-prices-title"
      sx={{ py: { xs: 6, md: 9 }, scrollMarginTop: 64 }}
    >
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', mb: 4 }}
      >
        <Typography
          component="h2"
          variant="h4"
          id="marketing-prices-title"
          sx={{ m: 0, fontWeight: 800 }}
        >
          Prices by the number of wheels
        </Typography>
        <ToggleButtonGroup
          exclusive
          aria-label="Billing period"
          value={period}
          onChange={(_event, next: Period | null) => setPeriod(next ?? period)}
        >
          <ToggleButton value="month">Monthly</ToggleButton>
          <ToggleButton value="year">Yearly</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
      <Grid container spacing={3}>
        {plans.map((plan) => (
          <Grid key={plan.name} size={{ xs: 12, md: 4 }}>
            <PlanCard plan={plan} period={period} />
          </Grid>
        ))}
      </Grid>
    </Container>
  );
}
