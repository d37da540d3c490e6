import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import events from '@shared-data/api-docs/grid-events.json';
import { WideTable } from '../../../writing/content/client/WideTable';
import { PageBadges } from '../../../shell/navigation/client/PageBadges';

/** A table of the Data Grid's events. */
export function GridEvents(): ReactNode {
  return (
    <div data-grid-events="">
      <WideTable>
        <thead>
          <tr>
            <th scope="col">{translate({ id: 'site.apiDocs.event', message: 'Event' })}</th>
            <th scope="col">
              {translate({ id: 'site.apiDocs.listenerArguments', message: 'Arguments' })}
            </th>
            <th scope="col">{translate({ id: 'site.apiDocs.fired', message: 'When it fires' })}</th>
          </tr>
        </thead>
        <tbody>
          {events.map(({ name, params, event, plan, descriptionHtml }) => (
            <tr key={name} id={`event-${name}`}>
              <th scope="row">
                <code>{name}</code>
                <PageBadges plan={plan} />
              </th>
              <td>
                <code>{[params, event].filter((type) => type !== undefined).join(', ')}</code>
              </td>
              <td dangerouslySetInnerHTML={{ __html: descriptionHtml }} />
            </tr>
          ))}
        </tbody>
      </WideTable>
    </div>
  );
}
