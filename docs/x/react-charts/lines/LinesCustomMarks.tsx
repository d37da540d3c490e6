import * as React from 'react';
import { LineChart, type MarkElementProps } from '@mui/x-charts/LineChart';
import { createReadings } from '../../_data/readings';

const STRONG_WIND = 12;

const WindContext = React.createContext<readonly number[]>([]);

/** A dot, or a flag where the wind is strong. */
function WindMark({ x, y, color, dataIndex }: MarkElementProps) {
  const winds = React.useContext(WindContext);
  const wind = winds[dataIndex] ?? 0;
  if (wind < STRONG_WIND) return <circle cx={x} cy={y} r={2.5} fill={color} />;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 0V-22L14 -16L0 -10" fill={color} stroke={color} strokeWidth={1.5} />
      <circle r={4} fill={color} />
    </g>
  );
}

export default function LinesCustomMarks() {
  // Every thirtieth reading of a day.
  const [winds] = React.useState(() =>
    createReadings(1440, 8)
      .filter((_reading, minute) => minute % 30 === 0)
      .map(({ wind }) => wind),
  );

  return (
    <WindContext.Provider value={winds}>
      <LineChart
        height={280}
        xAxis={[
          {
            data: winds.map((_wind, index) => index / 2),
            label: 'Hour',
            height: 55,
            min: 0,
            max: 24,
          },
        ]}
        yAxis={[{ label: 'Wind in m/s', min: 0, max: 16 }]}
        series={[{ data: winds, label: 'Mast 8', shape: 'circle' }]}
        slots={{ mark: WindMark }}
        hideLegend
        title="Wind over one day, with flags from 12 m/s"
      />
    </WindContext.Provider>
  );
}
