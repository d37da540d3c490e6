import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import AnchorIcon from '@mui/icons-material/Anchor';
import DashboardIcon from '@mui/icons-material/Dashboard';
import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import ViewWeekIcon from '@mui/icons-material/ViewWeek';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { ARRIVALS, INVOICES, PIERS, type Arrival } from './overviewHarbor';
import { useMemoryRouter } from './useMemoryRouter';

const theme = {
  light: createTheme({ palette: { primary: { main: '#0b5d7a' } } }),
  // The layout colors the active item with `primary.dark`.
  dark: createTheme({
    palette: { mode: 'dark', primary: { main: '#7fd1ec', dark: '#a8e0f3' } },
  }),
};

const branding = {
  title: 'Harbor office',
  logo: <AnchorIcon color="primary" fontSize="large" />,
  homeUrl: '/overview',
};

const TITLES: Record<string, string> = {
  '/overview': 'Saturday, June 27',
  '/arrivals': 'Arrivals',
  '/berths': 'Berths',
  '/invoices': 'Open invoices',
};

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <Card variant="outlined" sx={{ p: { xs: 1.5, sm: 2 }, flex: 1, minWidth: 'max-content' }}>
      <Typography variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Typography variant="h5" component="p">
        {value}
      </Typography>
    </Card>
  );
}

interface ArrivalsProps {
  expected: readonly Arrival[];
  onCheckIn: (arrival: Arrival) => void;
}

function Arrivals({ expected, onCheckIn }: ArrivalsProps) {
  const listRef = React.useRef<HTMLUListElement>(null);

  return (
    <Card variant="outlined" sx={{ flex: '1 1 320px' }}>
      <Typography variant="subtitle1" component="h2" sx={{ px: 2, pt: 1.5 }}>
        Expected today
      </Typography>
      <List ref={listRef} dense tabIndex={-1} aria-label="Expected today">
        {expected.map((arrival) => (
          <ListItem
            key={arrival.boat}
            secondaryAction={
              <Button
                size="small"
                aria-label={`Check in ${arrival.boat}`}
                onClick={() => {
                  listRef.current?.focus(); // the button leaves with its row
                  onCheckIn(arrival);
                }}
              >
                Check in
              </Button>
            }
          >
            <ListItemText
              primary={`${arrival.time} · ${arrival.boat}`}
              secondary={`${arrival.meters} m, from ${arrival.from} to the ${arrival.pier.toLowerCase()}`}
              sx={{ pr: 6 }}
            />
          </ListItem>
        ))}
        {expected.length === 0 && <ListItem>Everybody is here.</ListItem>}
      </List>
    </Card>
  );
}

function Piers({ moored }: { moored: (pier: string) => number }) {
  return (
    <Card variant="outlined" sx={{ p: 2, flex: '1 1 220px' }}>
      <Typography variant="subtitle1" component="h2">
        Berths
      </Typography>
      {PIERS.map(({ name, berths, taken }) => {
        const used = taken + moored(name);
        return (
          <Box key={name} sx={{ mt: 2 }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', mb: 0.5 }}>
              <Typography variant="body2">{name}</Typography>
              <Typography variant="body2" color="text.secondary">
                {used} of {berths}
              </Typography>
            </Box>
            <LinearProgress
              variant="determinate"
              value={(used / berths) * 100}
              aria-label={`${name}, taken berths`}
              sx={{ height: 8, borderRadius: 1 }}
            />
          </Box>
        );
      })}
    </Card>
  );
}

function Invoices() {
  return (
    <Card variant="outlined">
      <List dense>
        {INVOICES.map(({ number, owner, due, amount }) => (
          <ListItem key={number} secondaryAction={<Typography>{amount}</Typography>}>
            <ListItemText primary={`${number} · ${owner}`} secondary={`Due on ${due}`} />
          </ListItem>
        ))}
      </List>
    </Card>
  );
}

export default function DashboardOverview() {
  const [arrived, setArrived] = React.useState<readonly Arrival[]>([]);
  const router = useMemoryRouter('/overview');
  const expected = ARRIVALS.filter((arrival) => !arrived.includes(arrival));
  const navigation = React.useMemo<Navigation>(
    () => [
      { kind: 'header', title: 'Today' },
      { segment: 'overview', title: 'Overview', icon: <DashboardIcon /> },
      {
        segment: 'arrivals',
        title: 'Arrivals',
        icon: <DirectionsBoatIcon />,
        action: arrived.length < ARRIVALS.length && (
          <Chip label={ARRIVALS.length - arrived.length} size="small" color="primary" />
        ),
      },
      { segment: 'berths', title: 'Berths', icon: <ViewWeekIcon /> },
      { kind: 'divider' },
      { kind: 'header', title: 'Office' },
      { segment: 'invoices', title: 'Invoices', icon: <ReceiptLongIcon /> },
    ],
    [arrived],
  );

  const moored = (pier: string) => arrived.filter((arrival) => arrival.pier === pier).length;
  const taken = PIERS.reduce((sum, pier) => sum + pier.taken, arrived.length);
  const arrivals = (
    <Arrivals
      expected={expected}
      onCheckIn={(arrival) => setArrived((before) => [...before, arrival])}
    />
  );

  return (
    <AppProvider branding={branding} navigation={navigation} router={router} theme={theme}>
      <DashboardLayout sidebarExpandedWidth={220}>
        <Box sx={{ p: { xs: 2, sm: 3 } }}>
          <Typography variant="h5" component="h1" sx={{ mb: 2 }}>
            {TITLES[router.pathname]}
          </Typography>
          {router.pathname === '/overview' && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2 }}>
              <Box
                sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 1, sm: 2 }, flex: '1 1 100%' }}
              >
                <Figure label="Moored" value={taken} />
                <Figure label="Expected" value={expected.length} />
                <Figure label="Invoices" value={INVOICES.length} />
              </Box>
              {arrivals}
              <Piers moored={moored} />
            </Box>
          )}
          {router.pathname === '/arrivals' && arrivals}
          {router.pathname === '/berths' && <Piers moored={moored} />}
          {router.pathname === '/invoices' && <Invoices />}
        </Box>
      </DashboardLayout>
    </AppProvider>
  );
}
