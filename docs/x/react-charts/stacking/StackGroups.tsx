import { BarChart } from '@mui/x-charts/BarChart';

const branches = [
  { branch: 'Harbor', books: 410, films: 120, ebooks: 160, audio: 90 },
  { branch: 'Campus', books: 620, films: 60, ebooks: 480, audio: 210 },
  { branch: 'Old town', books: 530, films: 180, ebooks: 140, audio: 60 },
  { branch: 'Station', books: 350, films: 90, ebooks: 270, audio: 150 },
  { branch: 'Hill road', books: 290, films: 140, ebooks: 110, audio: 40 },
];

export default function StackGroups() {
  return (
    <BarChart
      height={320}
      dataset={branches}
      xAxis={[{ dataKey: 'branch' }]}
      yAxis={[{ label: 'Loans per week', width: 70 }]}
      series={[
        { dataKey: 'books', label: 'Books', stack: 'shelf' },
        { dataKey: 'films', label: 'Films', stack: 'shelf' },
        { dataKey: 'ebooks', label: 'E-books', stack: 'online' },
        { dataKey: 'audio', label: 'Audio books', stack: 'online' },
      ]}
      title="Loans from the shelf and online, by branch"
    />
  );
}
