import type { MountDemo } from '../types';
import { mountInto } from '../mountInto';
import { DemoTheme } from './DemoTheme';

/** @see MountDemo */
export const mountDemo: MountDemo = (options) => mountInto(options, DemoTheme);
