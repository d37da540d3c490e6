import { createContext } from 'react';

/** The HTML of a block's code as the build has colored it; `undefined` for code without colors. */
export const ColoredCode = createContext<string | undefined>(undefined);
