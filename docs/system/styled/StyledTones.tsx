import { styled } from '@mui/material/styles';

interface NoteProps {
  tone?: 'calm' | 'urgent';
  dense?: boolean;
}

const Note = styled('div')<NoteProps>(({ theme }) => ({
  padding: theme.spacing(2),
  marginBlock: theme.spacing(1),
  borderInlineStart: '4px solid currentColor',
  variants: [
    { props: { tone: 'urgent' }, style: { borderInlineStartWidth: 12, fontWeight: 700 } },
    { props: { dense: true }, style: { padding: theme.spacing(0.5, 1) } },
    {
      props: ({ tone, dense }) => tone === 'urgent' && !dense,
      style: { fontSize: '1.125rem' },
    },
  ],
}));

export default function StyledTones() {
  return (
    <div>
      <Note tone="calm">The elevator is serviced in March.</Note>
      <Note tone="urgent">Urgent: leave through the east door.</Note>
      <Note tone="urgent" dense>
        Urgent: gate 3 is closed.
      </Note>
    </div>
  );
}
