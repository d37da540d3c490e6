import { extendTheme } from '@mui/joy/styles';
import { BuilderPanels } from './BuilderPanels';
import { colors } from './builderTokens';

const theme = extendTheme({
  cssVarPrefix: 'step-colors',
  colorSchemeSelector: 'data-builder',
  ...colors,
});

export default function BuilderColors() {
  return <BuilderPanels theme={theme} />;
}
