import * as React from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function PositionPopover() {
  const [point, setPoint] = React.useState<{ top: number; left: number } | null>(null);

  const handleClick = (event: React.MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    // A key press reports no position, so take the middle of the button.
    const byKey = event.detail === 0;
    setPoint({
      top: byKey ? box.top + box.height / 2 : event.clientY,
      left: byKey ? box.left + box.width / 2 : event.clientX,
    });
  };

  return (
    <React.Fragment>
      <ButtonBase
        aria-haspopup="dialog"
        aria-expanded={point !== null}
        onClick={handleClick}
        sx={{
          width: '100%',
          height: 160,
          border: '1px dashed',
          borderColor: 'text.secondary',
          borderRadius: 1,
          font: 'inherit',
          '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: 2 },
        }}
      >
        Mark a spot in the bed
      </ButtonBase>
      <Popover
        open={point !== null}
        onClose={() => setPoint(null)}
        anchorReference="anchorPosition"
        anchorPosition={point ?? { top: 0, left: 0 }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Marked spot' } }}
      >
        <Typography sx={{ p: 2 }}>Tulips grow here.</Typography>
      </Popover>
    </React.Fragment>
  );
}
