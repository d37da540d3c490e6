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

const SOURCES = ['hydro', 'wind', 'solar', 'gas'] as const;

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
            { scaleType: 'time', data: months.map(({ date }) => date), domainLimit: 'strict' },
          ]}
          yAxis={[{ width: 48 }]}
          series={[
            { data: months.map(({ metro }) => metro), label: 'Metro', showMark: false },
            { data: months.map(({ tram }) => tram), label: 'Tram', showMark: false },
          ]}
          grid={{ horizontal: true }}
        />
      </Card>
      <Card title="Electricity by hour">
        <BarChart
          height={200}
          xAxis={[{ data: hours.map(({ hour }) => hour) }]}
          yAxis={[{ valueFormatter: (value: number) => `${value / 1000} GW`, width: 56 }]}
          series={SOURCES.map((source) => ({
            data: hours.map((hour) => hour[source]),
            label: source,
            stack: 'power',
          }))}
        />
      </Card>
      <Card title="Income and rent of 120 towns">
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
        />
      </Card>
      <Card title="Pieces sold, and the target of the year">
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', alignItems: 'center' }}>
          <PieChart
            height={200}
            hideLegend
            series={[{ data: categories, innerRadius: '60%', paddingAngle: 2, cornerRadius: 4 }]}
          />
          <Gauge
            height={160}
            value={74}
            startAngle={-110}
            endAngle={110}
            cornerRadius="50%"
            text="74%"
            aria-label="Share of the target"
          />
        </Box>
      </Card>
    </Box>
  );
}
