// Change: the names that a page may use without importing them.
import MDXComponents from '@theme-original/MDXComponents';
import { ApiPage } from '../api-docs/client/ApiPage';
import { PageChips } from '../api-docs/client/PageChips';
import { PackageManagers } from '../code/client/PackageManagers';
import { Demo } from '../demos/client/Demo';

export default { ...MDXComponents, ApiPage, Demo, PackageManagers, PageChips };
