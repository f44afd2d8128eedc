import { expect, test } from 'vitest'
import { parsePage } from '../../support/page-text.ts'
import { amountsIn, printedFact, printedPrices } from '../../support/printed-money.ts'
import { sendChange } from '../../support/send-change.ts'
import { sharedStack } from '../../support/shared-stack.ts'
import { type Thing, thingsIn } from '../../support/structured-data.ts'
import { visit } from '../../support/visit.ts'

const stack = sharedStack()

/** Changes a field of a published document; returns the updated page and its structured data. */
async function afterSetting(id: string, type: string, path: string, fields: object) {
  await stack.client.patch(id).set(fields).commit()
  await sendChange(stack, { _id: id, _type: type, path, operation: 'update' })
  const { html, text } = await visit(stack.urls.site + path)
  return { main: parsePage(html), text, things: thingsIn(html) }
}

const of = (things: readonly Thing[], type: string) =>
  things.filter((thing) => thing['@type'] === type)

test('the changed price of a plan is on the page, in structured data and on the page of all prices', async () => {
  const field = 'sections[_type=="plans"].plans[name=="Starter"].price.amount'
  const path = '/products/chainlantern-oracle'
  const { main, things } = await afterSetting('product-oracle', 'product', path, { [field]: 1299 })
  expect(printedPrices(main)).toMatchObject({ Starter: 1299, Professional: 499 })
  const [product] = of(things, 'SoftwareApplication')
  expect(product?.offers).toMatchObject([
    { name: 'Starter', price: 1299, priceCurrency: 'USD' },
    { name: 'Professional', price: 499 },
  ])
  const { html } = await visit(`${stack.urls.site}/pricing`)
  expect(printedPrices(parsePage(html))).toMatchObject({ Starter: 1299, Basic: 0.01 })
})

test('the changed salary of a job is on the page and in structured data', async () => {
  const path = '/company/careers/senior-backend-engineer'
  const salary = { _type: 'salary', from: 95_000, to: 120_000, currency: 'EUR' }
  const id = await stack.client.fetch('*[path.current == $path][0]._id', { path })
  const { main, things } = await afterSetting(id, 'job', path, { salary })
  expect(printedFact(main, 'Salary')).toBe('€95k-€120k')
  expect(amountsIn(printedFact(main, 'Salary'))).toEqual([95_000, 120_000])
  expect(of(things, 'JobPosting')[0]?.baseSalary).toMatchObject({
    currency: 'EUR',
    value: { minValue: 95_000, maxValue: 120_000 },
  })
})

test('a changed sentence of the settings is on the pages and in the index of the search', async () => {
  const path = await stack.client.fetch('*[_type == "guide"][0].path.current')
  const { text } = await afterSetting('siteSettings', 'siteSettings', path, {
    'sentences.helpTitle': 'Lost on the way?',
    'sentences.searchHint': 'Ask for something else.',
  })
  expect(text).toContain('Lost on the way?')
  const index = await fetch(`${stack.urls.site}/api/search-index`)
  expect((await index.json()).hint).toBe('Ask for something else.')
})
