import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import RedoIcon from '@mui/icons-material/Redo';
import RestoreIcon from '@mui/icons-material/Restore';
import UndoIcon from '@mui/icons-material/Undo';

const actions = [
  { name: 'Undo', Icon: UndoIcon },
  { name: 'Redo', Icon: RedoIcon },
  { name: 'Restore the saved version', Icon: RestoreIcon },
];

export default function IconButtonGroup() {
  return (
    <ButtonGroup aria-label="History">
      {actions.map(({ name, Icon }) => (
        <Tooltip key={name} title={name}>
          <Button aria-label={name}>
            <Icon fontSize="small" />
          </Button>
        </Tooltip>
      ))}
    </ButtonGroup>
  );
}
