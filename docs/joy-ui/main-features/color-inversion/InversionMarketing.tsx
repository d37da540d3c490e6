import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import type { ColorPaletteProp } from '@mui/joy/styles';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';

const colors: ColorPaletteProp[] = ['primary', 'neutral', 'danger', 'success', 'warning'];

export default function InversionMarketing() {
  const [color, setColor] = React.useState<ColorPaletteProp>('primary');
  return (
    <Box sx={{ width: '100%' }}>
      <FormControl orientation="horizontal" sx={{ mb: 2 }}>
        <FormLabel>Color of the section</FormLabel>
        <Select
          size="sm"
          value={color}
          onChange={(event, next) => next && setColor(next)}
          slotProps={{ listbox: { 'aria-label': 'Color of the section' } }}
          sx={{ minWidth: 120 }}
        >
          {colors.map((name) => (
            <Option key={name} value={name}>
              {name}
            </Option>
          ))}
        </Select>
      </FormControl>
      <Sheet
        variant="solid"
        color={color}
        invertedColors
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 4,
          alignItems: 'center',
          p: { xs: 3, sm: 5 },
          borderRadius: { xs: 0, sm: 'lg' },
        }}
      >
        <Box sx={{ flex: '1 1 260px' }}>
          <Chip variant="outlined">New this spring</Chip>
          <Typography level="h2" component="p" sx={{ my: 1.5 }}>
            Every ticket of the region in one pocket
          </Typography>
          <Typography textColor="text.primary" sx={{ mb: 2.5 }}>
            Trams, ferries, and night buses. You pay the lowest fare of the day, whatever you ride.
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Button endDecorator={<ArrowForwardIcon sx={{ fontSize: 18 }} />}>Get the app</Button>
            <Button variant="outlined" sx={{ color: 'text.primary' }}>
              Compare fares
            </Button>
          </Box>
        </Box>
        <Sheet
          component="form"
          variant="outlined"
          aria-label="Fare finder"
          onSubmit={(event: React.SyntheticEvent) => event.preventDefault()}
          sx={{ flex: '1 1 220px', display: 'grid', gap: 1.5, p: 2, borderRadius: 'md' }}
        >
          <FormControl>
            <FormLabel>From</FormLabel>
            <Input defaultValue="Old Town" />
          </FormControl>
          <FormControl>
            <FormLabel>To</FormLabel>
            <Input defaultValue="Airport" />
          </FormControl>
          <Button type="submit" variant="solid">
            Find fares
          </Button>
        </Sheet>
      </Sheet>
    </Box>
  );
}
