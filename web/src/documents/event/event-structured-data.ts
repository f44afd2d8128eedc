import type { Event } from 'schema-dts'
import { toPrice } from '@/content/objects/price'
import type { PageFacts } from '@/documents/page-facts'
import { absoluteUrl, type DataSite, organizationRef, shareImageOf } from '@/lib/site-url'

type Facts = Pick<
  PageFacts,
  | 'path'
  | 'title'
  | 'description'
  | 'startsAt'
  | 'endsAt'
  | 'place'
  | 'online'
  | 'price'
  | 'speakers'
  | 'recording'
>

/** Structured data of a webinar or workshop. */
export function eventData(site: DataSite, event: Facts): Event {
  const url = absoluteUrl(site, event.path)
  const { startsAt, endsAt, place, online } = event
  const price = toPrice(event.price)
  const venue = place && ({ '@type': 'Place', name: place, address: place } as const)
  const stream = online && ({ '@type': 'VirtualLocation', url } as const)
  const locations = [venue, stream].flatMap((each) => each || [])
  const mode = venue && stream ? 'Mixed' : stream ? 'Online' : 'Offline'
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
    ...(locations.length > 0 && {
      eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode` as const,
      location: locations,
    }),
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
