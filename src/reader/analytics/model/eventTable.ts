import {
  type AnalyticsEvent,
  type EventKind,
  type FieldOf,
  type UserProperties,
  VITALS,
} from './events';

type FieldType = 'text' | 'number';

/** The names that an event may have (`undefined`: any), and the only fields that may leave the page. */
interface EventRow<K extends EventKind> {
  readonly names: readonly string[] | undefined;
  readonly fields: Readonly<Record<FieldOf<K>, FieldType>>;
}

/** All events. `createTagEvent` only sends what's listed here, and the privacy page shows this table. */
export const EVENT_TABLE: { readonly [K in EventKind]: EventRow<K> } = {
  page_view: {
    names: ['page_view'],
    fields: {
      page_title: 'text',
      page_location: 'text',
      productId: 'text',
      productCategoryId: 'text',
    },
  },
  click: {
    names: undefined,
    fields: { eventAction: 'text', eventLabel: 'text', eventSplit: 'number' },
  },
  ad: { names: ['ad'], fields: { eventAction: 'text', eventLabel: 'text' } },
  web_vital: {
    names: VITALS,
    fields: {
      value: 'number',
      metric_id: 'text',
      metric_value: 'number',
      metric_delta: 'number',
      metric_label: 'text',
    },
  },
};

/** The fields of the user properties. */
export const USER_PROPERTY_FIELDS: Readonly<Record<keyof UserProperties, FieldType>> = {
  codeVariant: 'text',
  codeStylingVariant: 'text',
  colorScheme: 'text',
  colorSchemeOS: 'text',
  pixelRatio: 'number',
  userLanguage: 'text',
};

/** Maximum length of an event's name, in characters. */
const MAX_NAME_LENGTH = 64;
/** Maximum length of a text field, in characters. */
const MAX_TEXT_LENGTH = 300;

/** Values of an event's fields. */
type EventParams = Readonly<Record<string, string | number>>;

/** An event, or a `set` of properties, in the tag service's format. */
export interface TagEvent {
  readonly command: 'event' | 'set';
  readonly name: string;
  readonly params: EventParams;
}

function nameOf(event: AnalyticsEvent): string {
  switch (event.kind) {
    case 'click':
      return event.category.slice(0, MAX_NAME_LENGTH);
    case 'web_vital':
      return event.metric;
    default:
      return event.kind;
  }
}

/** Converts an event for the tag service. Fields that aren't in the table, or have another type, are left out. */
export function createTagEvent(event: AnalyticsEvent): TagEvent {
  const values = event.params as Readonly<Record<string, unknown>>;
  const params: Record<string, string | number> = {};
  for (const [field, type] of Object.entries<FieldType>(EVENT_TABLE[event.kind].fields)) {
    const value = values[field];
    if (type === 'text' && typeof value === 'string')
      params[field] = value.slice(0, MAX_TEXT_LENGTH);
    if (type === 'number' && typeof value === 'number' && Number.isFinite(value)) {
      params[field] = value;
    }
  }
  return { command: 'event', name: nameOf(event), params };
}

/** Converts the user properties for the tag service. */
export function createUserPropertiesCall(properties: UserProperties): TagEvent {
  return { command: 'set', name: 'user_properties', params: { ...properties } };
}
