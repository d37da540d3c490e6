import Button from '@mui/material/Button';
import { StyledEngineProvider } from '@mui/material/styles';

const siteStyles = (
  <style>{'.harvest{text-transform:none;letter-spacing:0;border-radius:20px}'}</style>
);

export default function ButtonInLayer() {
  return (
    <StyledEngineProvider enableCssLayer>
      {siteStyles}
      <Button variant="contained" className="harvest">
        Enter the harvest
      </Button>
    </StyledEngineProvider>
  );
}
