import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const roles = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;

export default function ColorRoles() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        width: '100%',
        gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
      }}
    >
      {roles.map((role) => (
        <div key={role}>
          <Box sx={{ display: 'flex', height: 48, borderRadius: 1, overflow: 'hidden' }}>
            <Box sx={{ flex: 1, bgcolor: `${role}.light` }} />
            <Box sx={{ flex: 2, bgcolor: `${role}.main` }} />
            <Box sx={{ flex: 1, bgcolor: `${role}.dark` }} />
          </Box>
          <Typography variant="body2">{role}</Typography>
          <Typography variant="caption" color="text.secondary">
            light, main, dark
          </Typography>
        </div>
      ))}
    </Box>
  );
}
