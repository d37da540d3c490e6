import { extendTheme } from '@mui/joy/styles';
import { BuilderPanels } from './BuilderPanels';
import { shape } from './builderTokens';

const theme = extendTheme({
  cssVarPrefix: 'step-shape',
  colorSchemeSelector: 'data-builder',
  ...shape,
});

export default function BuilderShape() {
  return <BuilderPanels theme={theme} />;
}
