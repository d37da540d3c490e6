import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  breakpoints: { values: { xs: 0, sm: 480, md: 720, lg: 1024, xl: 1440 } },
});

const trains = [
  { name: 'IC 12', to: 'Bern', time: '10:12', track: 4 },
  { name: 'IR 70', to: 'Lucerne', time: '10:18', track: 7 },
  { name: 'RE 8', to: 'Chur', time: '10:24', track: 2 },
];

export default function CustomBreakpoints() {
  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ width: '100%', maxWidth: 560 }}>
        <List sx={{ display: { xs: 'block', md: 'none' } }}>
          {trains.map(({ name, to, time, track }) => (
            <ListItem key={name}>
              <ListItemText primary={`${time} to ${to}`} secondary={`${name}, track ${track}`} />
            </ListItem>
          ))}
        </List>
        <Table sx={{ display: { xs: 'none', md: 'table' } }} aria-label="Departures">
          <TableHead>
            <TableRow>
              <TableCell>Train</TableCell>
              <TableCell>To</TableCell>
              <TableCell>Departure</TableCell>
              <TableCell align="right">Track</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {trains.map(({ name, to, time, track }) => (
              <TableRow key={name}>
                <TableCell>{name}</TableCell>
                <TableCell>{to}</TableCell>
                <TableCell>{time}</TableCell>
                <TableCell align="right">{track}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Paper>
    </ThemeProvider>
  );
}
