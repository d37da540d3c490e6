import * as React from 'react';
import type { ReactNode } from 'react';
import Card from '@mui/joy/Card';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';

interface SettingsCardProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** A section of settings with a heading that names it. */
export function SettingsCard({ title, text, children }: SettingsCardProps) {
  const id = React.useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ gap: 2 }}>
      <div>
        <Typography level="title-lg" component="h2" id={id}>
          {title}
        </Typography>
        <Typography level="body-sm" textColor="text.secondary">
          {text}
        </Typography>
      </div>
      <Divider />
      {children}
    </Card>
  );
}
