import type { Event } from 'schema-dts'
import type { PageFacts } from '@/documents/page-facts'
import { absoluteUrl, type DataSite, organizationRef, shareImageOf } from '@/lib/site-url'
import { toPrice } from '@/objects/price'

type Facts = Pick<
  PageFacts,
  | 'path'
  | 'title'
  | 'description'
  | 'startsAt'
  | 'endsAt'
  | 'place'
  | 'price'
  | 'speakers'
  | 'recording'
>

/** Structured data of a webinar or workshop. */
export function eventData(site: DataSite, event: Facts): Event {
  const url = absoluteUrl(site, event.path)
  const { startsAt, endsAt } = event
  const place = event.place ?? 'Online'
  const price = toPrice(event.price)
  const isOnline = /\bonline\b/i.test(place)
  return {
    '@type': 'Event',
    '@id': `${url}#event`,
    name: event.title,
    description: event.description,
    url,
    image: shareImageOf(site, event.path),
    ...(startsAt && { startDate: startsAt }),
    ...(endsAt && { endDate: endsAt }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: isOnline
      ? 'https://schema.org/OnlineEventAttendanceMode'
      : 'https://schema.org/OfflineEventAttendanceMode',
    location: isOnline
      ? { '@type': 'VirtualLocation', url }
      : { '@type': 'Place', name: place, address: place },
    organizer: organizationRef(site),
    performer: event.speakers.flatMap((person) =>
      person?.name ? ({ '@type': 'Person', name: person.name } as const) : [],
    ),
    ...(event.recording?.title && {
      recordedIn: {
        '@type': 'CreativeWork',
        name: event.recording.title,
        ...(event.recording.description && { description: event.recording.description }),
      },
    }),
    ...(price?.amount !== undefined && {
      offers: {
        '@type': 'Offer',
        price: price.amount,
        priceCurrency: price.currency,
        availability: 'https://schema.org/InStock',
        url,
      },
    }),
  }
}
