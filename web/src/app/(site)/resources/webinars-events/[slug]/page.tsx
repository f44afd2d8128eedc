import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { EventView } from '@/app/(site)/resources/webinars-events/[slug]/event-view'
import { pathAt, type SlugProps } from '@/app/page-at'
import { paramsInArea } from '@/content/paths/static-params'
import { futureOnly } from '@/content/refresh/future-only'
import { getEvent, getEvents } from '@/documents/event/event.query'
import { getSiteSettings } from '@/documents/settings/settings.query'
import { PageFrame } from '@/frame/page-frame'
import { metadataFor } from '@/seo/metadata/metadata'

export const generateStaticParams = () => paramsInArea('resources/webinars-events')

async function getEventOf(props: SlugProps) {
  return (await getEvent(await pathAt('resources/webinars-events', props))) ?? notFound()
}

export async function generateMetadata(props: SlugProps): Promise<Metadata> {
  return metadataFor(await getEventOf(props), await getSiteSettings())
}

export default async function EventPage(props: SlugProps) {
  const event = await getEventOf(props)
  const ahead = await futureOnly(await getEvents(), ({ endsAt }) => endsAt)
  return (
    <PageFrame path={event.path}>
      <EventView
        event={event}
        isAhead={ahead.some(({ key }) => key === event._id)}
        others={ahead.filter(({ key }) => key !== event._id)}
        overText={(await getSiteSettings()).sentences.eventOver}
      />
    </PageFrame>
  )
}
