import * as React from 'react';
import PercentIcon from '@mui/icons-material/Percent';
import SwapVertIcon from '@mui/icons-material/SwapVert';
import { BarChart } from '@mui/x-charts/BarChart';
import { Toolbar, ToolbarButton } from '@mui/x-charts/Toolbar';

interface View {
  shares: boolean;
  reverse: boolean;
}

interface ViewState {
  view: View;
  change: (changes: Partial<View>) => void;
}

const ViewContext = React.createContext<ViewState | null>(null);

function ViewToolbar() {
  const context = React.useContext(ViewContext);
  if (context === null) return null;
  const { view, change } = context;

  return (
    <Toolbar aria-label="Chart view">
      <ToolbarButton
        aria-label="Show shares"
        aria-pressed={view.shares}
        onClick={() => change({ shares: !view.shares })}
      >
        <PercentIcon fontSize="small" />
      </ToolbarButton>
      <ToolbarButton
        aria-label="Reverse the order"
        aria-pressed={view.reverse}
        onClick={() => change({ reverse: !view.reverse })}
      >
        <SwapVertIcon fontSize="small" />
      </ToolbarButton>
    </Toolbar>
  );
}

export default function ToolbarOwn() {
  const [view, setView] = React.useState<View>({ shares: false, reverse: false });
  const context = React.useMemo<ViewState>(
    () => ({ view, change: (changes) => setView((last) => ({ ...last, ...changes })) }),
    [view],
  );
  const stackOffset = view.shares ? 'expand' : 'none';
  const stackOrder = view.reverse ? 'reverse' : 'none';

  return (
    <ViewContext.Provider value={context}>
      <BarChart
        height={320}
        xAxis={[{ data: ['Island', 'North bay', 'City pier'] }]}
        series={[
          { data: [310, 140, 220], label: 'On foot', stack: 'a', stackOffset, stackOrder },
          { data: [90, 60, 40], label: 'By bicycle', stack: 'a' },
        ]}
        showToolbar
        slots={{ toolbar: ViewToolbar }}
        title="Passengers by quay"
      />
    </ViewContext.Provider>
  );
}
