import * as React from 'react';
import type { SyntheticEvent } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { TemplateTheme } from '../parts/TemplateTheme';
import { NotificationSection } from './NotificationSection';
import { ProfileSection } from './ProfileSection';
import { choirTheme } from './theme';

export default function ChoirSettings() {
  const [message, setMessage] = React.useState('');
  const [nameError, setNameError] = React.useState<string>();

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const name = form.elements.namedItem('name');
    const isMissing = String(new FormData(form).get('name')).trim() === '';
    setNameError(isMissing ? 'The seating plan needs a name.' : undefined);
    setMessage(isMissing ? '' : 'The settings are saved.');
    if (isMissing && name instanceof HTMLElement) name.focus();
  };

  return (
    <TemplateTheme theme={choirTheme}>
      <Box
        component="main"
        sx={{ minHeight: '100dvh', bgcolor: 'background.body', p: { xs: 2, sm: 4 } }}
      >
        <Stack
          component="form"
          noValidate
          spacing={3}
          onSubmit={handleSubmit}
          onChange={() => setMessage('')}
          sx={{ maxWidth: 640, mx: 'auto' }}
        >
          <Typography level="h2" component="h1">
            Choir settings
          </Typography>
          <ProfileSection nameError={nameError} />
          <NotificationSection />
          <Sheet
            variant="outlined"
            sx={{
              position: 'sticky',
              bottom: 16,
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 2,
              p: 2,
              borderRadius: 'md',
              boxShadow: 'md',
            }}
          >
            <Typography role="status" textColor="text.secondary">
              {message}
            </Typography>
            <Button type="submit">Save</Button>
          </Sheet>
        </Stack>
      </Box>
    </TemplateTheme>
  );
}
