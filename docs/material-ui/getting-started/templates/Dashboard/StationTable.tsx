import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { stations } from './data';
import type { Station } from './data';

/** What a van has to do there; nothing while riders find both a bike and a dock. */
function taskOf({ bikes, docks }: Station): string | undefined {
  if (bikes / docks < 0.1) return 'Bring bikes';
  if (bikes / docks > 0.85) return 'Collect bikes';
  return undefined;
}

export function StationTable() {
  const [query, setQuery] = React.useState('');
  const [onlyTasks, setOnlyTasks] = React.useState(false);
  const shown = stations.filter((station) => {
    const text = `${station.name} ${station.district}`.toLowerCase();
    return text.includes(query.trim().toLowerCase()) && (!onlyTasks || taskOf(station));
  });

  return (
    <Paper component="section" variant="outlined" id="dashboard-stations">
      <Stack sx={{ p: 2, gap: 1.5 }}>
        <Typography component="h2" variant="h6" sx={{ m: 0 }}>
          Stations
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <TextField
            size="small"
            type="search"
            label="Find a station or district"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            sx={{ flex: '1 1 200px', maxWidth: 320 }}
          />
          <FormControlLabel
            control={
              <Switch checked={onlyTasks} onChange={(_event, checked) => setOnlyTasks(checked)} />
            }
            label="Only with a task"
          />
          <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
            {shown.length} of {stations.length} stations
          </Typography>
        </Stack>
      </Stack>
      <TableContainer tabIndex={0} role="region" aria-label="Stations">
        <Table sx={{ minWidth: 520 }}>
          <TableHead>
            <TableRow>
              <TableCell>Station</TableCell>
              <TableCell>District</TableCell>
              <TableCell>Bikes and docks</TableCell>
              <TableCell>Task</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((station) => (
              <TableRow key={station.name}>
                <TableCell component="th" scope="row">
                  {station.name}
                </TableCell>
                <TableCell>{station.district}</TableCell>
                <TableCell>
                  {station.bikes} of {station.docks}
                  <LinearProgress
                    variant="determinate"
                    aria-label={`Fill level of ${station.name}`}
                    value={(station.bikes / station.docks) * 100}
                    sx={{ mt: 0.5, borderRadius: 1, maxWidth: 160 }}
                  />
                </TableCell>
                <TableCell>{taskOf(station) ?? 'None'}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Paper>
  );
}
