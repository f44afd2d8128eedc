import { expect, test } from 'vitest'
import { sharedStack } from '../../support/shared-stack.ts'
import { siteSettled } from '../../support/site-settled.ts'
import { visit } from '../../support/visit.ts'

const stack = sharedStack()
const report = { _id: 'report-crypto-crime-2025', _type: 'report' }

/** The page's data, which has the content of its menus. */
async function menus() {
  const { html } = await visit(`${stack.urls.site}/company/about`)
  return html.slice(html.indexOf('self.__next_f'))
}

async function setFeature(id: string) {
  const feature = { _type: 'reference', _ref: id, _weak: true }
  await stack.client.patch('navigation').set({ 'menus[0].feature': feature }).commit()
  await siteSettled(stack, stack.urls.site)
}

const event = (hours: number, fields: object = {}) => ({
  _id: 'event-of-the-menu',
  _type: 'event',
  title: '</script><b>THE EVENT</b>',
  path: { _type: 'slug', current: '/resources/webinars-events/of-the-menu' },
  startsAt: new Date(Date.now() + (hours - 1) * 3_600_000).toISOString(),
  endsAt: new Date(Date.now() + hours * 3_600_000).toISOString(),
  ...fields,
})

async function storeEvent(stored: ReturnType<typeof event>) {
  await stack.client.createOrReplace(stored)
  await siteSettled(stack, stack.urls.site)
}

test('a report is shown with its new title, and not without its page', async () => {
  await setFeature(report._id)
  expect(await menus()).toContain('Crypto Crime Report 2025')
  await stack.client.patch(report._id).set({ title: 'THE NEXT REPORT' }).commit()
  await siteSettled(stack, stack.urls.site)
  expect(await menus()).toContain('THE NEXT REPORT')
  await stack.client.patch(report._id).unset(['page']).commit()
  await siteSettled(stack, stack.urls.site)
  expect(await menus()).not.toContain('THE NEXT REPORT')
})

test('an event is shown once it is published, until it is over, as text', async () => {
  await setFeature('event-of-the-menu')
  expect(await menus()).not.toContain('THE EVENT')
  await storeEvent(event(48))
  const menu = await menus()
  expect(menu).toContain('THE EVENT')
  expect(menu).not.toContain('<b>THE EVENT')
  for (const broken of [event(-1), event(48, { endsAt: 'soon' }), event(48, { path: 'x' })]) {
    await storeEvent(broken)
    const rest = await menus()
    expect(rest).not.toContain('THE EVENT')
    expect(rest).toContain('Help for victims')
  }
})
