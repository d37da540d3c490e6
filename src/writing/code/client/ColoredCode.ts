import { createContext } from 'react';

/** The HTML of a block's code, highlighted during the build; `undefined` for plain code. */
export const ColoredCode = createContext<string | undefined>(undefined);
