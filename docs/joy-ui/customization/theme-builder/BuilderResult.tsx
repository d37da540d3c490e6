import { extendTheme } from '@mui/joy/styles';
import { BuilderPanels } from './BuilderPanels';
import { colors, components, shape, type } from './builderTokens';

const theme = extendTheme({
  cssVarPrefix: 'harbor',
  colorSchemeSelector: 'data-builder',
  ...colors,
  ...shape,
  ...type,
  components,
});

export default function BuilderResult() {
  return <BuilderPanels theme={theme} />;
}
