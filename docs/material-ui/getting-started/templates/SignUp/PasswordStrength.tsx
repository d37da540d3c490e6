import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export const MIN_LENGTH = 10;
const LEVELS = ['too short', 'acceptable', 'good', 'very good'] as const;

/** Length counts: four more characters are worth more than a symbol at the end. */
function levelOf(password: string): number {
  if (password.length < MIN_LENGTH) return 0;
  if (new Set(password).size < 6) return 1;
  return password.length < 16 ? 2 : 3;
}

export function PasswordStrength({ password }: { password: string }) {
  const level = levelOf(password);
  return (
    <>
      <Box aria-hidden sx={{ display: 'flex', gap: 0.5, mt: 1 }}>
        {LEVELS.map((name, index) => (
          <Box
            key={name}
            sx={{
              flex: 1,
              height: 6,
              borderRadius: 3,
              bgcolor: password !== '' && index <= level ? 'primary.main' : 'action.disabled',
            }}
          />
        ))}
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 0.5, mb: 0, color: 'text.secondary' }}>
        {password === ''
          ? `At least ${MIN_LENGTH} characters; a sentence is fine`
          : `This password is ${LEVELS[level] ?? ''}`}
      </Typography>
    </>
  );
}
