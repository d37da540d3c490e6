import { createContext } from 'react';

/** The HTML of a block's code as the build has coloured it; `undefined` for code without colours. */
export const ColouredCode = createContext<string | undefined>(undefined);
