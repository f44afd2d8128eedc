import { expect } from '@playwright/test'
import { test } from '../../support/site-test.ts'
import { open } from './on-page.ts'

test('a foreign script, an inline script and an inline handler are blocked', async ({
  page,
  errors,
}) => {
  await open(page, '/')
  const title = await page.title()
  await page.evaluate(() => {
    const foreign = document.createElement('script')
    foreign.src = 'http://127.0.0.1:1/foreign.js'
    const inline = document.createElement('script')
    inline.text = 'document.title = "inline"'
    document.body.append(foreign, inline)
    document.body.insertAdjacentHTML('beforeend', '<img src="/icon.svg" onload="document.title=1">')
  })
  await expect.poll(() => errors.join('\n')).toMatch(/foreign\.js/)
  await expect.poll(() => errors.join('\n')).toMatch(/inline script/)
  await expect.poll(() => errors.join('\n')).toMatch(/inline event handler/)
  expect(await page.title()).toBe(title)
  errors.length = 0
})
