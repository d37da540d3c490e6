import * as React from 'react';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ChipDeletable() {
  const [herbs, setHerbs] = React.useState(['Dill', 'Sage', 'Mint']);
  const textRef = React.useRef<HTMLSpanElement>(null);
  const remove = (herb: string) => {
    setHerbs((current) => current.filter((name) => name !== herb));
    textRef.current?.focus();
  };
  return (
    <Stack spacing={1.5}>
      <Typography component="span" ref={textRef} tabIndex={-1}>
        Seeds in the order: {herbs.length}
      </Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {herbs.map((herb) => (
          <Chip
            key={herb}
            size="lg"
            color="primary"
            endDecorator={
              <ChipDelete aria-label={`Remove ${herb}`} onDelete={() => remove(herb)} />
            }
          >
            {herb}
          </Chip>
        ))}
      </Stack>
    </Stack>
  );
}
