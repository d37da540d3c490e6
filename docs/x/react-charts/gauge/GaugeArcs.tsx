import Stack from '@mui/material/Stack';
import { Gauge } from '@mui/x-charts/Gauge';

const percent = ({ value }: { value: number | null }) => (value === null ? null : `${value}%`);

export default function GaugeArcs() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
      <Gauge
        width={180}
        height={130}
        value={72}
        startAngle={-90}
        endAngle={90}
        text={percent}
        aria-label="Seats taken on the morning ferry"
      />
      <Gauge
        width={180}
        height={130}
        value={38}
        startAngle={-120}
        endAngle={120}
        innerRadius="65%"
        cornerRadius="50%"
        text={percent}
        aria-label="Seats taken on the noon ferry"
      />
      <Gauge
        width={180}
        height={130}
        value={15}
        startAngle={0}
        endAngle={-180}
        text={percent}
        aria-label="Seats taken on the night ferry"
      />
    </Stack>
  );
}
