import { expect, inject, test } from 'vitest'
import { EVERY_ROUTE, seededPaths } from '../../support/every-route.ts'
import { parsePage } from '../../support/page-text.ts'
import { seedDocuments } from '../../support/seed.ts'
import { visit } from '../../support/visit.ts'

const pageAt = async (path: string) => parsePage((await visit(inject('site') + path)).html)

const figures = seedDocuments.flatMap((each) => (each._type === 'companyFigure' ? [each] : []))

test('the register on Press has each figure at its anchor, with what it counts', async () => {
  const press = await pageAt('/company/press')
  for (const { key, value } of figures)
    expect(press.querySelector(`#figure-${key} dd`)?.text).toBe(value)
})

test('each figure of the register that a page shows is a link, with its definition in turn', async () => {
  const definitions = new Map(
    figures.map(({ key, definition = '' }) => [`/company/press#figure-${key}`, definition]),
  )
  let count = 0
  for (const path of new Set([...EVERY_ROUTE, ...seededPaths])) {
    const page = await pageAt(path)
    const links = page.querySelectorAll('[data-figure]').map((each) => each.getAttribute('href'))
    const notes = page.querySelectorAll('[data-figure-note]').map(({ text }) => text.slice(0, 20))
    expect(notes, path).toEqual(links.map((href) => definitions.get(href ?? '')?.slice(0, 20)))
    count += links.length
  }
  const references = JSON.stringify(seedDocuments).match(/"figure":\{"_type":"reference"/g) ?? []
  expect(count).toBe(references.length)
}, 120_000)
