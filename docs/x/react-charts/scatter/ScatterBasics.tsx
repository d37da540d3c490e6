import * as React from 'react';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { createEmployees } from '../../_data/employees';

const YEAR = 2026;

export default function ScatterBasics() {
  const [employees] = React.useState(() => createEmployees(160));
  const points = (remote: boolean) =>
    employees
      .filter((employee) => employee.remote === remote)
      .map(({ id, startDate, salary }) => ({
        id,
        x: YEAR - startDate.getFullYear(),
        y: salary / 1000,
      }));

  return (
    <ScatterChart
      height={300}
      xAxis={[{ label: 'Years in the company', height: 55 }]}
      yAxis={[{ label: 'Salary in 1,000 USD', width: 60 }]}
      series={[
        { data: points(false), label: 'In the office' },
        { data: points(true), label: 'Remote' },
      ]}
      grid={{ horizontal: true, vertical: true }}
      title="Years in the company and salary of 160 employees"
      desc="Neither the years nor the place of work say much about the salary."
    />
  );
}
