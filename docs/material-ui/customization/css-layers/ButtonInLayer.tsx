import Button from '@mui/material/Button';
import { StyledEngineProvider } from '@mui/material/styles';

const siteStyles = (
  <style>{'.harvest{border-radius:20px;text-transform:none;letter-spacing:0}'}</style>
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
