import { createContext } from 'react';
import type { Direction } from '../../../foundation/preferences/model/direction';
import { parseDirection } from '../../../foundation/preferences/model/direction';

/** The direction of the content around a demo, if it differs from the page's. */
export const ContainerDirection = createContext<Direction | undefined>(undefined);

/** Returns the direction set by an ancestor below `<html>`, such as English content on an Arabic page. */
export function findContainerDirection(container: Element): Direction | undefined {
  const part = container.closest('[dir]');
  return part === null || part === document.documentElement
    ? undefined
    : parseDirection(part.getAttribute('dir'));
}
