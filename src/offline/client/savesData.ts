/** Whether the reader has asked for few bytes: pages are then kept only when they are opened. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
