import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SessionContext, type Session } from '@toolpad/core/AppProvider';
import { useSession } from '@toolpad/core/useSession';

const sophie: Session = { user: { name: 'Sophie Germain', email: 'sophie@example.com' } };

function ContactCard() {
  const user = useSession()?.user;

  return (
    <Card variant="outlined">
      <CardContent>
        <Typography>{user?.name ?? 'Guest'}</Typography>
        <Typography color="text.secondary">{user?.email ?? 'No email address'}</Typography>
      </CardContent>
    </Card>
  );
}

export default function SessionPart() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <SessionContext.Provider value={sophie}>
        <ContactCard />
      </SessionContext.Provider>
      <SessionContext.Provider value={null}>
        <ContactCard />
      </SessionContext.Provider>
    </Stack>
  );
}
