import { expect } from '@playwright/test'
import { test } from '../../support/site-test.ts'
import { untilChatKnown } from './at-rest.ts'

for (const saveData of [false, true]) {
  const what = saveData ? 'nothing before a click' : 'what is in sight'
  const tag = saveData ? [] : ['@rare']
  test(`with Save-Data ${saveData ? 'on' : 'off'}, links fetch ${what}`, { tag }, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: value, downlink: 10 } })
    }, saveData)
    const prefetched: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).searchParams.has('_rsc')) prefetched.push(request.url())
    })
    await page.goto('/')
    await untilChatKnown(page)
    expect(prefetched.length > 0, prefetched.join('\n')).toBe(!saveData)
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click()
    await expect(page).toHaveURL(/about/)
  })
}
