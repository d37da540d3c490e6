import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Divider from '@mui/joy/Divider';
import LinearProgress from '@mui/joy/LinearProgress';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const boards = [
  {
    color: 'success',
    state: 'On time',
    name: 'Reading room',
    done: 18,
    all: 20,
    team: ['AO', 'ES'],
  },
  {
    color: 'warning',
    state: 'Late',
    name: 'North stairs',
    done: 7,
    all: 16,
    team: ['MR', 'NH', 'CA'],
  },
  { color: 'danger', state: 'Stopped', name: 'Roof, phase two', done: 2, all: 11, team: ['JW'] },
] as const;

export default function InversionSoft() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(190px, 1fr))',
        width: '100%',
      }}
    >
      {boards.map(({ color, state, name, done, all, team }) => (
        <Sheet
          key={name}
          variant="soft"
          color={color}
          invertedColors
          sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, borderRadius: 'lg', p: 2 }}
        >
          <Chip size="sm" variant="solid" sx={{ alignSelf: 'flex-start' }}>
            {state}
          </Chip>
          <div>
            <Typography level="title-lg">{name}</Typography>
            <Typography level="body-sm" textColor="text.secondary">
              {done} of {all} tasks done
            </Typography>
          </div>
          <LinearProgress
            determinate
            value={(done / all) * 100}
            aria-label={`Progress of ${name}`}
            sx={{ flexGrow: 0 }}
          />
          <Divider />
          <Box
            sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}
          >
            <AvatarGroup size="sm" role="group" aria-label={`${team.length} people`}>
              {team.map((short) => (
                <Avatar key={short} aria-hidden>
                  {short}
                </Avatar>
              ))}
            </AvatarGroup>
            <Button size="sm" variant="outlined" aria-label={`Open ${name}`}>
              Open
            </Button>
          </Box>
        </Sheet>
      ))}
    </Box>
  );
}
