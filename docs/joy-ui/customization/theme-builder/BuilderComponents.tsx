import { extendTheme } from '@mui/joy/styles';
import { BuilderPanels } from './BuilderPanels';
import { components } from './builderTokens';

const theme = extendTheme({
  cssVarPrefix: 'step-components',
  colorSchemeSelector: 'data-builder',
  components,
});

export default function BuilderComponents() {
  return <BuilderPanels theme={theme} />;
}
