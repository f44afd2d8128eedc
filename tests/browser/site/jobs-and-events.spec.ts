import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { formatEventTime } from '../../../web/src/lib/format-date.ts'
import { seeded } from '../../support/seed.ts'
import { test } from '../../support/site-test.ts'
import { open } from './on-page.ts'

const EVENT = '/resources/webinars-events/your-first-exhibit'
const { startsAt = '', endsAt = '' } = seeded('event', 'event-your-first-exhibit')

test('an event shows its time, has a machine-readable one, and offers a calendar file', async ({
  page,
}) => {
  await open(page, EVENT)
  const inShort = page.getByRole('complementary', { name: 'Event at a glance' })
  await expect(inShort).toContainText(/10:00 AM-12:00 PM E[SD]T/)
  const time = inShort.locator('time')
  await expect(time).toHaveText(formatEventTime(startsAt, endsAt).day)
  await expect(time).toHaveAttribute('datetime', startsAt)
  const downloading = page.waitForEvent('download')
  await inShort.getByRole('link', { name: 'Add to calendar' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('your-first-exhibit.ics')
  expect(await readFile(await download.path(), 'utf8')).toContain(
    `DTSTART:${startsAt.replace(/[-:]/g, '')}`,
  )
})

test('a wide table is cards on a phone, and scrolls in its own region on a tablet', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/resources/webinars-events')
  const region = page.getByRole('region', { name: 'Webinars, workshops, conferences, panels' })
  const hidden = () => region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(await hidden()).toBe(0)
  await page.setViewportSize({ width: 660, height: 844 })
  await expect.poll(hidden).toBeGreaterThan(0)
  await region.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
})
