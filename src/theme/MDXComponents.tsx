// Change: the names that a page may use without importing them.
import MDXComponents from '@theme-original/MDXComponents';
import { PackageManagers } from '../code/client/PackageManagers';
import { Demo } from '../demos/client/Demo';

export default { ...MDXComponents, Demo, PackageManagers };
