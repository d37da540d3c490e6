import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Grid from '@mui/joy/Grid';
import Input from '@mui/joy/Input';

export default function JoyGridForm() {
  return (
    <Grid
      container
      component="form"
      spacing={2}
      onSubmit={(event: React.SyntheticEvent) => event.preventDefault()}
      sx={{ width: '100%' }}
    >
      <Grid size={{ xs: 12, sm: 8 }}>
        <FormControl>
          <FormLabel>Street</FormLabel>
          <Input name="street" autoComplete="address-line1" />
        </FormControl>
      </Grid>
      <Grid size={{ xs: 12, sm: 4 }}>
        <FormControl>
          <FormLabel>Postal code</FormLabel>
          <Input name="postcode" autoComplete="postal-code" />
        </FormControl>
      </Grid>
      <Grid size="grow">
        <FormControl>
          <FormLabel>Town</FormLabel>
          <Input name="town" autoComplete="address-level2" />
        </FormControl>
      </Grid>
      <Grid size="auto" sx={{ alignSelf: 'flex-end' }}>
        <Button type="submit">Save</Button>
      </Grid>
    </Grid>
  );
}
