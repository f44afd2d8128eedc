import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { SlugProps } from '@/app/page-in-area'
import { getEvent, getEvents } from '@/content/event/get-event'
import { paramsInArea } from '@/content/path/params-in-area'
import { metadataFor } from '@/content/seo/metadata-for'
import { getSiteSettings } from '@/content/site-settings/get-site-settings'
import { onlyAhead } from '@/content/until/only-ahead'
import { pathInArea } from '@/routes/content-areas'
import { EventView } from '@/shell/event/event-view'

export const generateStaticParams = () => paramsInArea('resources/webinars-events')

async function getEventOf({ params }: SlugProps) {
  const { slug } = await params
  return (await getEvent(pathInArea('resources/webinars-events', slug))) ?? notFound()
}

export async function generateMetadata(props: SlugProps): Promise<Metadata> {
  return metadataFor(await getEventOf(props), await getSiteSettings())
}

export default async function EventPage(props: SlugProps) {
  const event = await getEventOf(props)
  const ahead = await onlyAhead(await getEvents(), ({ endsAt }) => endsAt)
  return (
    <EventView
      event={event}
      isAhead={ahead.some(({ key }) => key === event.key)}
      others={ahead.filter(({ key }) => key !== event.key)}
    />
  )
}
