import { expect, test } from 'vitest'
import { visitRoutes } from '../../support/visit-routes.ts'
import { SPEC_FACTS } from './spec-facts.ts'

const PATH = '/resources/api-reference'
const pageAt = visitRoutes([PATH])
const calls = (SPEC_FACTS[PATH] ?? []).filter((fact) => /^(GET|POST) \/v1\//.test(fact))

test('the page has exactly the eighteen calls of the spec', () => {
  expect(calls).toHaveLength(18)
  expect(pageAt(PATH).main.querySelectorAll('#endpoints li[id]')).toHaveLength(18)
})

test.each(calls)('%s appears once and has an anchor', (call) => {
  const { main } = pageAt(PATH)
  const entries = main.querySelectorAll('#endpoints li[id]').filter((entry) => {
    const [method, link] = [entry.querySelector('span'), entry.querySelector('a')]
    return `${method?.text} ${link?.text}` === call
  })
  expect(entries).toHaveLength(1)
  expect(entries[0]?.querySelector('a')?.getAttribute('href')).toBe(`#${entries[0]?.id}`)
})

test('the index links to each of the six groups', () => {
  const { main } = pageAt(PATH)
  const links = main.querySelectorAll('#endpoints nav a').map((link) => link.getAttribute('href'))
  expect(links).toHaveLength(6)
  for (const href of links) expect(main.querySelector(href ?? '')).not.toBeNull()
})

test('the page has the fields of the spec', () => {
  const text = pageAt(PATH).main.querySelector('#endpoints')?.text ?? ''
  for (const field of ['address', 'blockchain', 'check_sanctions', 'risk_assessment'])
    expect(text).toContain(field)
  for (const field of ['event', 'high_risk_alert', 'risk_score', 'reason', 'timestamp'])
    expect(text).toContain(field)
})

test('code is highlighted in the HTML and has a copy button', () => {
  const panels = pageAt(PATH).main.querySelectorAll('[data-code]')
  expect(panels.length).toBeGreaterThan(8)
  for (const panel of panels) {
    expect(panel.querySelectorAll('code span').length).toBeGreaterThan(0)
    expect(panel.querySelectorAll('button').map(({ text }) => text)).toEqual(['Copy Code'])
  }
})
