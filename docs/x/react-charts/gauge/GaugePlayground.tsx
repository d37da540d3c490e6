import { Gauge } from '@mui/x-charts/Gauge';
import type { GaugeProps } from '@mui/x-charts/Gauge';

export default function GaugePlayground(props: Partial<GaugeProps>) {
  return <Gauge width={200} height={160} value={60} aria-label="Battery" {...props} />;
}
