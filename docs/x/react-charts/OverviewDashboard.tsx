import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { Gauge } from '@mui/x-charts/Gauge';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { createPassengers } from '../_data/chartPassengers';
import { createTowns, TOWN_REGIONS } from '../_data/chartTowns';
import { createEnergy } from '../_data/energy';
import { createOrders } from '../_data/orders';

const tooltipDate = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });

const SOURCES = ['hydro', 'wind', 'solar', 'gas'] as const;
const NAMES = { hydro: 'Hydro', wind: 'Wind', solar: 'Solar', gas: 'Gas' };

function Card({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Paper variant="outlined" sx={{ p: 1.5, minWidth: 0 }}>
      <Typography variant="subtitle2" component="div">
        {title}
      </Typography>
      {children}
    </Paper>
  );
}

function createCategories() {
  const totals = new Map<string, number>();
  for (const { category, quantity } of createOrders(300)) {
    totals.set(category, (totals.get(category) ?? 0) + quantity);
  }
  return [...totals].map(([label, value]) => ({ id: label, label, value }));
}

export default function OverviewDashboard() {
  const [months] = React.useState(() => createPassengers(84));
  const [hours] = React.useState(() => createEnergy(24, 'Spain'));
  const [towns] = React.useState(() => createTowns(120));
  const [categories] = React.useState(createCategories);

  return (
    <Box
      sx={{
        width: '100%',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
      }}
    >
      <Card title="Passengers by month, in thousands">
        <LineChart
          height={200}
          xAxis={[
            {
              scaleType: 'time',
              valueFormatter: (date: Date, context) =>
                context.location === 'tick' ? context.defaultTickLabel : tooltipDate.format(date),
              data: months.map(({ date }) => date),
              domainLimit: 'strict',
            },
          ]}
          yAxis={[{ width: 48 }]}
          series={[
            { data: months.map(({ metro }) => metro), label: 'Metro', showMark: false },
            { data: months.map(({ tram }) => tram), label: 'Tram', showMark: false },
          ]}
          grid={{ horizontal: true }}
          title="Metro and tram passengers by month"
        />
      </Card>
      <Card title="Electricity by hour">
        <BarChart
          height={200}
          xAxis={[{ data: hours.map(({ hour }) => hour) }]}
          yAxis={[{ valueFormatter: (value: number) => `${value / 1000} GW`, width: 56 }]}
          series={SOURCES.map((source) => ({
            data: hours.map((hour) => hour[source]),
            label: NAMES[source],
            stack: 'power',
          }))}
          title="Electricity in Spain by hour and source"
        />
      </Card>
      <Card title="Income and rent in 120 towns">
        <ScatterChart
          height={200}
          yAxis={[{ width: 48 }]}
          series={TOWN_REGIONS.map((region) => ({
            label: region,
            markerSize: 3,
            data: towns
              .filter((town) => town.region === region)
              .map(({ id, income, rent }) => ({ id, x: income, y: rent })),
          }))}
          title="Income and rent of towns by region"
        />
      </Card>
      <Card title="Units sold, and progress to the annual target">
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', alignItems: 'center' }}>
          <PieChart
            height={200}
            hideLegend
            series={[{ data: categories, innerRadius: '60%', paddingAngle: 2, cornerRadius: 4 }]}
            title="Units sold by category"
          />
          <Gauge
            height={160}
            value={74}
            startAngle={-110}
            endAngle={110}
            cornerRadius="50%"
            text="74%"
            aria-label="Progress to the annual target"
          />
        </Box>
      </Card>
    </Box>
  );
}
