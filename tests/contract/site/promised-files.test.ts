import { expect, inject, test } from 'vitest'
import { seedDocuments } from '../../../scripts/seed/seed-documents.ts'
import { visitRoutes } from '../../support/visit-routes.ts'

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

const pageAt = visitRoutes([
  '/resources/webinars-events',
  '/resources/product-demos',
  '/resources/academy',
])

test.each([
  ['/resources/webinars-events', 'Watch Recording', 'recording-request'],
  ['/resources/product-demos', 'Send Me the Video', 'recording-request'],
  ['/resources/webinars-events', 'Browse All Recordings', 'recording-request'],
  ['/resources/academy', 'View All Courses', 'briefing-request'],
])('%s: "%s" opens the form that asks where to send it', (path, label, dialog) => {
  const { main } = pageAt(path)
  const buttons = main.querySelectorAll('button').filter(({ text }) => text.trim() === label)
  expect(buttons.length).toBeGreaterThan(0)
  for (const button of buttons) expect(button.getAttribute('data-dialog')).toBe(dialog)
})
