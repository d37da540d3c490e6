// Change: adds the components that pages use without importing, and tables that scroll by keyboard.
import MDXComponents from '@theme-original/MDXComponents';
import AdBlock from '@theme/AdBlock';
import { ApiPage } from '../reference/api-docs/client/ApiPage';
import { PageChips } from '../reference/api-docs/client/PageChips';
import { PackageManagers } from '../writing/code/client/PackageManagers';
import { WideTable } from '../writing/content/client/WideTable';
import { Demo } from '../demos/demos/client/Demo';

export default {
  ...MDXComponents,
  table: WideTable,
  ApiPage,
  Demo,
  PackageManagers,
  PageAd: AdBlock,
  PageChips,
};
