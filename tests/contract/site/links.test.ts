import { expect, inject, test } from 'vitest'
import { deadLinks } from '../../support/crawl.ts'
import { EVERY_ROUTE, seededPaths } from '../../support/every-route.ts'

test('no link of any page leads nowhere, or to a place that its page does not have', async () => {
  const paths = [...new Set([...EVERY_ROUTE, ...seededPaths])]
  expect(await deadLinks(inject('site'), paths)).toEqual([])
}, 120_000)
