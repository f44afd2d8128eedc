import { stegaClean } from '@sanity/client/stega'
import { draftMode } from 'next/headers'
import { calendarFile } from '@/app/api/events/[slug]/calendar-file'
import { livePathIndex, mayExist } from '@/content/paths/live-path-index'
import { toEventNotice } from '@/documents/event/event'
import { getEvent } from '@/documents/event/event.query'
import { getSiteSettings } from '@/documents/settings/settings.query'
import { env } from '@/env'
import { problem } from '@/http/problem'
import { unlessUnavailable } from '@/http/unavailable'
import { calendarHref, pathInArea, slugInArea } from '@/lib/routes'

type Context = { params: Promise<{ slug: string }> }

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { slug } = await params
  const path = pathInArea('resources/webinars-events', slug)
  const { isEnabled } = await draftMode()
  // Editors may see unpublished events.
  if (!isEnabled && !(await mayExist(path))) return movedEvent(path)
  return unlessUnavailable(() => calendarOf(slug, path))
}

async function movedEvent(path: string): Promise<Response> {
  const redirect = (await livePathIndex())?.redirects.get(path)
  if (!redirect || slugInArea('resources/webinars-events', redirect.to) === undefined)
    return noEvent()
  return new Response(null, { status: 307, headers: { location: calendarHref(redirect.to) } })
}

const noEvent = () => problem(404, 'There is no event of this name.')

async function calendarOf(slug: string, eventPath: string): Promise<Response> {
  const event = stegaClean(await getEvent(eventPath))
  const notice = event && toEventNotice(event)
  if (!notice) return noEvent()
  const { brandName } = stegaClean(await getSiteSettings())
  const { _id: id, _updatedAt: updatedAt, path } = event
  const entry = { ...notice, id, updatedAt, url: new URL(path, env.SITE_URL).href }
  return new Response(calendarFile(entry, brandName), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${slug.replaceAll(/[^a-z0-9-]/g, '')}.ics"`,
    },
  })
}
