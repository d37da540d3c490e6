import * as React from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function ToggleGroupBasics() {
  const [view, setView] = React.useState('list');
  return (
    <ToggleButtonGroup
      aria-label="Catalog view"
      value={view}
      onChange={(event, next) => setView(next ?? view)}
    >
      <Button value="list">List</Button>
      <Button value="grid">Grid</Button>
      <Button value="map">Map</Button>
    </ToggleButtonGroup>
  );
}
