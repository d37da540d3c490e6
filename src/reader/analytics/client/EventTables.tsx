import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type { EventKind } from '../model/events';
import { EVENT_TABLE, USER_PROPERTY_FIELDS } from '../model/eventTable';
import { EVENT_DESCRIPTIONS, USER_PROPERTY_DESCRIPTIONS } from './eventDescriptions';
import styles from './PrivacyPage.module.css';

const KINDS = Object.keys(EVENT_TABLE) as EventKind[];

/** Lists every event with its fields, from the same table that sending uses. */
export function EventTables(): ReactNode {
  return (
    <>
      {KINDS.map((kind) => {
        const { name, when, fields } = EVENT_DESCRIPTIONS[kind];
        return (
          <section key={kind} aria-labelledby={`event-${kind}`} data-privacy-event={kind}>
            <Heading as="h3" id={`event-${kind}`} className={styles.eventName}>
              {name()}
            </Heading>
            <p>{when()}</p>
            <FieldTable
              labelId={`event-${kind}`}
              fields={Object.keys(EVENT_TABLE[kind].fields)}
              describe={(field) => (fields as Readonly<Record<string, () => string>>)[field]?.()}
            />
          </section>
        );
      })}
    </>
  );
}

/** Lists the user properties, which describe the reader's choices and device. */
export function UserPropertyTable(): ReactNode {
  return (
    <FieldTable
      labelId="properties"
      fields={Object.keys(USER_PROPERTY_FIELDS)}
      describe={(field) =>
        USER_PROPERTY_DESCRIPTIONS[field as keyof typeof USER_PROPERTY_DESCRIPTIONS]()
      }
    />
  );
}

interface FieldTableProps {
  readonly labelId: string;
  readonly fields: readonly string[];
  readonly describe: (field: string) => string | undefined;
}

function FieldTable({ labelId, fields, describe }: FieldTableProps): ReactNode {
  return (
    <table className={styles.table} aria-labelledby={labelId}>
      <thead>
        <tr>
          <th scope="col">{translate({ id: 'site.privacy.field', message: 'Field' })}</th>
          <th scope="col">{translate({ id: 'site.privacy.meaning', message: 'Meaning' })}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field}>
            <th scope="row">
              <code>{field}</code>
            </th>
            <td>{describe(field)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
