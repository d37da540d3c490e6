import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';
import { applySoftInversion } from '@mui/joy/colorInversion';
import { styled } from '@mui/joy/styles';

const Aside = styled('div')(
  ({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(2),
    padding: theme.spacing(2),
    borderRadius: theme.vars.radius.md,
    borderInlineStart: `6px solid ${theme.vars.palette.success[500]}`,
    backgroundColor: theme.vars.palette.success.softBg,
  }),
  ({ theme }) => applySoftInversion('success')(theme),
);

export default function InversionStyled() {
  return (
    <Aside>
      <div>
        <Typography level="title-md">Your order is on its way</Typography>
        <Typography level="body-sm" textColor="text.secondary">
          It leaves the depot at 14:20 and arrives before five.
        </Typography>
      </div>
      <Button size="sm">Follow the van</Button>
    </Aside>
  );
}
