/** Returns true, because component tests render without hydration. */
export default function useIsBrowser(): boolean {
  return true;
}
