import { createContext } from 'react';
import type { Direction } from '../../../foundation/preferences/model/direction';
import { parseDirection } from '../../../foundation/preferences/model/direction';

/** The direction of the text around a demo, where it is not simply the page's. */
export const ContainerDirection = createContext<Direction | undefined>(undefined);

/** Finds the direction that a part of the page sets for a demo in it, such as English content in Arabic. */
export function findContainerDirection(container: Element): Direction | undefined {
  const part = container.closest('[dir]');
  return part === null || part === document.documentElement
    ? undefined
    : parseDirection(part.getAttribute('dir'));
}
