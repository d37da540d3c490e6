import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import GridViewIcon from '@mui/icons-material/GridView';
import MapIcon from '@mui/icons-material/Map';
import ViewListIcon from '@mui/icons-material/ViewList';

export default function ExclusiveToggle() {
  const [view, setView] = React.useState<string | null>('list');

  return (
    <ToggleButtonGroup
      exclusive
      value={view}
      onChange={(_event, next: string | null) => setView(next)}
      aria-label="Apartment view"
    >
      <ToggleButton value="list" aria-label="List">
        <ViewListIcon />
      </ToggleButton>
      <ToggleButton value="grid" aria-label="Grid">
        <GridViewIcon />
      </ToggleButton>
      <ToggleButton value="map" aria-label="Map">
        <MapIcon />
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
