import { BarChart } from '@mui/x-charts/BarChart';
import { SURVEY } from '../../_data/chartSurvey';

const rows = SURVEY.map(({ statement, strongNo, no, yes, strongYes }) => ({
  statement,
  strongNo: -strongNo,
  no: -no,
  yes,
  strongYes,
}));
const percent = (value: number | null) => (value === null ? '' : `${Math.abs(value)}%`);

export default function StackSurvey() {
  return (
    <BarChart
      height={380}
      layout="horizontal"
      dataset={rows}
      yAxis={[{ dataKey: 'statement', width: 180 }]}
      xAxis={[{ min: -80, max: 80, valueFormatter: (value: number) => `${Math.abs(value)}%` }]}
      series={[
        { dataKey: 'no', label: 'Disagree', stack: 'a', color: '#d9864f', valueFormatter: percent },
        {
          dataKey: 'strongNo',
          label: 'Strongly disagree',
          stack: 'a',
          color: '#a84a12',
          valueFormatter: percent,
        },
        { dataKey: 'yes', label: 'Agree', stack: 'a', color: '#5b8fd1', valueFormatter: percent },
        {
          dataKey: 'strongYes',
          label: 'Strongly agree',
          stack: 'a',
          color: '#1f4f91',
          valueFormatter: percent,
        },
      ]}
      grid={{ vertical: true }}
      title="Answers to eight statements; neutral answers are left out"
    />
  );
}
