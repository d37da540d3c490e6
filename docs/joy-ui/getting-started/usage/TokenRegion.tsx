import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const desks = [
  { name: 'Main desk', tokens: {} },
  {
    name: 'Garden desk',
    tokens: {
      '--joy-palette-primary-solidBg': '#00695c',
      '--joy-palette-primary-solidHoverBg': '#004d40',
      '--joy-radius-sm': '999px',
    },
  },
];

export default function TokenRegion() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      {desks.map(({ name, tokens }) => (
        <Sheet
          key={name}
          variant="outlined"
          sx={{
            ...tokens,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 2,
            p: 2,
            borderRadius: 'sm',
          }}
        >
          <Typography level="title-md">{name}</Typography>
          <Button>Call the next visitor</Button>
        </Sheet>
      ))}
    </Stack>
  );
}
