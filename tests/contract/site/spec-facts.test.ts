import { describe, expect, test } from 'vitest'
import { yearAt } from '@/content/refresh/life-until'
import { readableText, reads } from '../../support/page-text.ts'
import { visitRoutes } from '../../support/visit-routes.ts'
import { SPEC_FACTS, SPEC_ROUTES } from './spec-facts.ts'

const pageAt = visitRoutes(SPEC_ROUTES)

describe.each(SPEC_ROUTES)('%s', (path) => {
  test('contains the facts of the spec', () => {
    const text = readableText(pageAt(path).main)
    const facts = SPEC_FACTS[path] ?? []
    expect(facts.length).toBeGreaterThan(0)
    expect(facts.filter((fact) => !reads(text, fact))).toEqual([])
  })

  test('has a unique title and description', () => {
    const { root } = pageAt(path)
    const others = SPEC_ROUTES.filter((other) => other !== path).map((other) => pageAt(other).root)
    for (const read of [titleOf, descriptionOf]) {
      expect(read(root)).toMatch(/\S{3}/)
      expect(others.map(read)).not.toContain(read(root))
    }
  })
})

test('the footer has the current year', () => {
  const footer = pageAt('/').root.querySelector('footer')
  expect(footer?.text).toContain(`© ${yearAt(Date.now())} Chainlantern`)
})

type Root = ReturnType<typeof pageAt>['root']
const titleOf = (root: Root) => root.querySelector('title')?.text
const descriptionOf = (root: Root) =>
  root.querySelector('meta[name=description]')?.getAttribute('content')
