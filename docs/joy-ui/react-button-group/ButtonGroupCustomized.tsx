import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function ButtonGroupCustomized() {
  return (
    <ButtonGroup
      variant="soft"
      color="success"
      aria-label="Sample"
      sx={(theme) => ({
        '--ButtonGroup-radius': '40px',
        '--ButtonGroup-separatorColor': theme.vars.palette.success.outlinedBorder,
        '--ButtonGroup-separatorSize': '2px',
      })}
    >
      <Button>Keep</Button>
      <Button>Retest</Button>
      <Button>Discard</Button>
    </ButtonGroup>
  );
}
