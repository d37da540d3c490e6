/**
 * Runs a command. An error ends it with 2: one that says what to do as it is (`createErrorWithoutStack`), and
 * a mistake of ours with its stack.
 */
export function reportFailure(main: () => void): void {
  try {
    main();
  } catch (error) {
    console.error(error instanceof Error ? (error.stack ?? error.message) : error);
    process.exitCode = 2;
  }
}
