import { expect, inject, test } from 'vitest'
import { EVERY_ROUTE, seededPaths } from '../../support/every-route.ts'
import { parsePage } from '../../support/page-text.ts'
import { visit } from '../../support/visit.ts'
import { deadLinks } from './crawl.ts'

test('every link of every page leads to an existing page and anchor', async () => {
  const paths = [...new Set([...EVERY_ROUTE, ...seededPaths])]
  expect(await deadLinks(inject('site'), paths)).toEqual([])
}, 120_000)

test('the footer leads to each product and solution, and each entry of the menus somewhere', async () => {
  const root = parsePage((await visit(`${inject('site')}/legal/compliance`)).html)
  const footer = root.querySelectorAll('footer a').map((link) => link.getAttribute('href'))
  expect(footer).toEqual(
    expect.arrayContaining(seededPaths.filter((path) => /^\/(products|solutions)\//.test(path))),
  )
  const entries = root.querySelectorAll('header li, footer li')
  const dead = entries.filter((entry) => !entry.querySelector('a[href], button'))
  expect(dead.map(({ text }) => text)).toEqual([])
})
