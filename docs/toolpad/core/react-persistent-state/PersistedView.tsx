import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useSessionStorageState } from '@toolpad/core/useSessionStorageState';

export default function PersistedView() {
  const [view, setView] = useSessionStorageState('docs-persisted-view', 'list');

  return (
    <ToggleButtonGroup
      exclusive
      aria-label="Order view"
      value={view ?? 'list'}
      onChange={(_event, next: string | null) => {
        if (next !== null) {
          setView(next);
        }
      }}
    >
      <ToggleButton value="list">List</ToggleButton>
      <ToggleButton value="board">Board</ToggleButton>
      <ToggleButton value="map">Map</ToggleButton>
    </ToggleButtonGroup>
  );
}
