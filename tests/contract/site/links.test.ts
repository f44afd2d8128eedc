import { expect, inject, test } from 'vitest'
import { EVERY_ROUTE, seededPaths } from '../../support/every-route.ts'
import { deadLinks } from './crawl.ts'

test('every link of every page leads to an existing page and anchor', async () => {
  const paths = [...new Set([...EVERY_ROUTE, ...seededPaths])]
  expect(await deadLinks(inject('site'), paths)).toEqual([])
}, 120_000)
