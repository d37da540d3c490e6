import { extendTheme } from '@mui/joy/styles';
import { BuilderPanels } from './BuilderPanels';
import { type } from './builderTokens';

const theme = extendTheme({
  cssVarPrefix: 'step-type',
  colorSchemeSelector: 'data-builder',
  ...type,
});

export default function BuilderType() {
  return <BuilderPanels theme={theme} />;
}
