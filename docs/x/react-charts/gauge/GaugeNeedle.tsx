import {
  GaugeContainer,
  GaugeReferenceArc,
  GaugeValueText,
  useGaugeState,
} from '@mui/x-charts/Gauge';

function Needle() {
  const { valueAngle, outerRadius, cx, cy } = useGaugeState();

  if (valueAngle === null) {
    return null;
  }
  const x = cx + outerRadius * Math.sin(valueAngle);
  const y = cy - outerRadius * Math.cos(valueAngle);

  return (
    <g fill="currentColor" stroke="currentColor">
      <circle cx={cx} cy={cy} r={6} />
      <path d={`M ${cx} ${cy} L ${x} ${y}`} strokeWidth={3} />
    </g>
  );
}

export default function GaugeNeedle() {
  return (
    <GaugeContainer
      width={240}
      height={170}
      startAngle={-100}
      endAngle={100}
      valueMin={-20}
      valueMax={40}
      value={7}
      aria-label="Water temperature at the pier"
      aria-valuetext="7 degrees Celsius"
    >
      <GaugeReferenceArc />
      <Needle />
      <g transform="translate(0 28)">
        <GaugeValueText text={({ value }) => `${value} °C`} />
      </g>
    </GaugeContainer>
  );
}
