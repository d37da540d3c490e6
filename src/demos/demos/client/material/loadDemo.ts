import { createDemoLoader } from '../createDemoLoader';

export const loadDemo = createDemoLoader(() => import('./mountDemo'));
