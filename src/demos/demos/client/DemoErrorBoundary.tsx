import { Component } from 'react';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './DemoErrorBoundary.module.css';

interface Props {
  readonly name: string;
  readonly children: ReactNode;
}

interface State {
  readonly error: Error | undefined;
}

/**
 * Shows the error of a demo that throws in place of the demo, so that the page and other demos keep
 * working.
 */
export class DemoErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <div role="alert" data-demo-error="" className={styles.error}>
        <strong>
          {translate(
            { id: 'site.demos.stopped', message: 'The {name} demo stopped working.' },
            { name: this.props.name },
          )}
        </strong>
        <code>{error.message}</code>
        <button
          type="button"
          className={styles.retry}
          onClick={() => {
            this.setState({ error: undefined });
          }}
        >
          {translate({ id: 'site.demos.reset', message: 'Reset demo' })}
        </button>
      </div>
    );
  }
}
