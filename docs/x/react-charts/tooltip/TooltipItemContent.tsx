import * as React from 'react';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ChartsTooltipContainer, useItemTooltip } from '@mui/x-charts/ChartsTooltip';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { createTowns } from '../../_data/chartTowns';
import type { Town } from '../../_data/chartTowns';

const TownsContext = React.createContext<readonly Town[]>([]);
const number = new Intl.NumberFormat('en-US');

function TownTooltip() {
  const towns = React.useContext(TownsContext);
  const item = useItemTooltip<'scatter'>();
  const town = item ? towns[item.identifier.dataIndex] : undefined;

  return (
    <ChartsTooltipContainer trigger="item">
      {town ? (
        <Paper elevation={3} sx={{ p: 1.5 }}>
          <Typography variant="subtitle2" component="div">
            {town.name}, {town.region}
          </Typography>
          <Typography variant="body2">{number.format(town.population)} people</Typography>
          <Typography variant="body2">Income ${number.format(town.income)}</Typography>
          <Typography variant="body2">Rent ${number.format(town.rent)}</Typography>
        </Paper>
      ) : null}
    </ChartsTooltipContainer>
  );
}

export default function TooltipItemContent() {
  const [towns] = React.useState(() => createTowns(100));

  return (
    <TownsContext.Provider value={towns}>
      <ScatterChart
        height={320}
        xAxis={[{ label: 'Income in dollars per month', height: 55 }]}
        yAxis={[{ label: 'Rent in dollars per month', width: 70 }]}
        series={[{ data: towns.map(({ id, income, rent }) => ({ id, x: income, y: rent })) }]}
        voronoiMaxRadius={30}
        slots={{ tooltip: TownTooltip }}
        title="Income and rent of 100 towns"
      />
    </TownsContext.Provider>
  );
}
