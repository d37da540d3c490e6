/**
 * Runs a command, and exits with code 2 if it throws. An error that says what to do has no stack
 * (`createErrorWithoutStack`); any other error is a bug, so its stack is printed.
 */
export function reportFailure(main: () => void): void {
  try {
    main();
  } catch (error) {
    console.error(error instanceof Error ? (error.stack ?? error.message) : error);
    process.exitCode = 2;
  }
}
