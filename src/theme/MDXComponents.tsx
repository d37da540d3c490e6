// Change: the names that a page may use without importing them; tables that scroll by keyboard.
import MDXComponents from '@theme-original/MDXComponents';
import AdBlock from '@theme/AdBlock';
import { ApiPage } from '../api-docs/client/ApiPage';
import { PageChips } from '../api-docs/client/PageChips';
import { PackageManagers } from '../code/client/PackageManagers';
import { WideTable } from '../content/client/WideTable';
import { Demo } from '../demos/client/Demo';

export default {
  ...MDXComponents,
  table: WideTable,
  ApiPage,
  Demo,
  PackageManagers,
  PageAd: AdBlock,
  PageChips,
};
