import { expect, test } from 'vitest'
import type { Content, Stored } from '../../../studio/content-check/content'
import { typedLinks } from '../../../studio/content-check/links'
import { checkRedirects } from '../../../studio/content-check/redirects'

const page = (name: string, current: string): Stored => ({
  _id: name,
  _type: 'page',
  path: { _type: 'slug', current },
})
const redirect = (from: string, to: string): Stored => ({
  _id: `from ${from}`,
  _type: 'redirect',
  from,
  to: { _ref: to },
})

function found(...documents: Stored[]): string[] {
  const byId = new Map(documents.map((document) => [document._id, document]))
  const content: Content = { all: documents, published: documents, byId }
  return checkRedirects(content).map(({ level, id, message }) => `${level} ${id}: ${message}`)
}

test('a redirect to another one is a warning, a circle an error, a single step neither', () => {
  const pages = [page('a', '/company/a'), page('b', '/company/b')]
  expect(found(...pages, redirect('/company/old', 'a'))).toEqual([])
  expect(found(...pages, redirect('/company/old', 'a'), redirect('/company/a', 'b'))).toEqual([
    'warning from /company/old: /company/a is redirected again (/company/old → /company/a → /company/b): choose the last page here.',
  ])
  const circle = found(...pages, redirect('/company/a', 'b'), redirect('/company/b', 'a'))
  expect(circle.map((line) => line.split(':')[0])).toEqual([
    'error from /company/a',
    'error from /company/b',
  ])
})

test.each([
  ['text', 'See /products/reactor#plans, or /legal.', ['/products/reactor#plans', '/legal']],
  ['text', 'At https://www.acme.example/company/about.', ['/company/about']],
  ['text', 'https://other.example/company/about and v1/products/x and a/legal', []],
  ['code', 'GET /products/reactor', []],
  ['href', 'https://www.acme.example/anything?a=b#c', ['/anything#c']],
  ['url', 'https://other.example/products/reactor', []],
])('links typed in a field %s: %s', (name, value, expected) => {
  const document = { _id: 'a', _type: 'page', block: { [name]: value } }
  const links = typedLinks(document, 'https://www.acme.example')
  expect(links.map(({ target }) => target)).toEqual(expected)
})
