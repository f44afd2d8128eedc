import { describe, expect, test } from 'vitest'
import { seededPaths } from '../../support/every-route.ts'
import {
  amountsIn,
  printedFact,
  printedPrices,
  structuredPrices,
} from '../../support/printed-money.ts'
import { type Thing, thingsIn } from '../../support/structured-data.ts'
import { visitRoutes } from '../../support/visit-routes.ts'

const under = (area: string) => seededPaths.filter((path) => path.startsWith(area))
const products = under('/products/')
const events = under('/resources/webinars-events/')
const jobs = under('/company/careers/')
const academy = '/resources/academy'
const pageAt = visitRoutes([...products, ...events, ...jobs, academy])

const thingOf = (path: string, type: string) =>
  thingsIn(pageAt(path).html).find((thing) => thing['@type'] === type) as Thing

describe('the amounts in structured data match the page', () => {
  test.each(products)('%s: the price of each plan', (path) => {
    const offers = (thingOf(path, 'SoftwareApplication').offers ?? []) as Thing[]
    const section = pageAt(path).main.querySelector('#plans')
    expect(structuredPrices(offers)).toEqual(section ? printedPrices(section) : {})
  })

  test('two products have plans with prices', () => {
    const priced = products.filter((path) => thingOf(path, 'SoftwareApplication').offers)
    expect(priced).toEqual(['/products/chainlantern-oracle', '/products/chainlantern-screening'])
  })

  test('the price of each course', () => {
    const courses = thingsIn(pageAt(academy).html).filter(({ '@type': type }) => type === 'Course')
    expect(courses).toHaveLength(2)
    const structured = courses.map(({ name, offers }) => ({ ...(offers as Thing), name }))
    expect(printedPrices(pageAt(academy).main)).toMatchObject(structuredPrices(structured))
  })

  test.each(events)('%s: the price of the event', (path) => {
    const { price } = thingOf(path, 'Event').offers as Thing
    expect(amountsIn(printedFact(pageAt(path).main, 'Price'))).toEqual([price])
  })

  test.each(jobs)('%s: the salary', (path) => {
    const { value } = thingOf(path, 'JobPosting').baseSalary as { value: Record<string, number> }
    const structured = [value.minValue, value.maxValue].filter((amount) => amount !== undefined)
    expect(amountsIn(printedFact(pageAt(path).main, 'Salary'))).toEqual(structured)
    expect(structured.length).toBeGreaterThan(0)
  })
})
