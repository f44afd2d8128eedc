import { expect, inject, test } from 'vitest'
import { seedDocuments } from '../../../scripts/seed/seed-documents.ts'

const events = seedDocuments.flatMap((document) =>
  document._type === 'event' ? [[document.title ?? '', document.path?.current ?? ''] as const] : [],
)

test.each(events)('the calendar file of "%s" holds the event', async (title, path) => {
  const slug = path.slice(path.lastIndexOf('/') + 1)
  const response = await fetch(`${inject('site')}/api/events/${slug}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch(/^text\/calendar/)
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${slug}.ics"`)
  // Unfolds long lines (RFC 5545).
  const text = (await response.text()).replaceAll('\r\n ', '')
  expect(text).toContain('BEGIN:VEVENT')
  expect(text).toMatch(/\nDTSTART[^\n]*:\d{8}T\d{6}/)
  expect(text.replaceAll('\\', '')).toContain(`SUMMARY:${title}`)
})
