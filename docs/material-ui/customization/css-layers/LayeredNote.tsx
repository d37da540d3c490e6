import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';

const layers = (
  <GlobalStyles
    styles={`
      @layer notes-base, notes-overrides;
      @layer notes-overrides {
        .layered-note { border-style: dashed; }
      }
      @layer notes-base {
        div.layered-note.layered-note { border: 4px solid; padding: 16px; }
      }
    `}
  />
);

export default function LayeredNote() {
  return (
    <Box>
      {layers}
      <div className="layered-note">The dashed border wins, with one class against three.</div>
    </Box>
  );
}
