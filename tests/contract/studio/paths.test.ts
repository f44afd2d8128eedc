import { expect, test } from 'vitest'
import { hrefForDocument } from '@/lib/document-path'
import { mainDocuments } from '../../../studio/presentation/main-documents'
import { schemaTypes } from '../../../studio/schema/index'
import { routableTypeNames, routableTypes } from '../../../studio/schema/routable-types'

const withPath = schemaTypes.filter(
  (type) => type.type === 'document' && type.fields?.some(({ name }) => name === 'path'),
)

test('every document type with a path is routable', () => {
  expect(withPath.map(({ name }) => name).toSorted()).toEqual(routableTypeNames.toSorted())
})

test.each(routableTypeNames)('the site links to a %s by the path that an editor set', (type) => {
  const path = `${routableTypes[type][0]}something`
  expect(hrefForDocument({ _type: type, path })).toBe(path)
  expect(hrefForDocument({ _type: type, path: null })).toBeUndefined()
})

test.each([
  ['/pricing'],
  ['/products/reactor'],
  ['/company/careers/an-engineer'],
  ['/resources/webinars-events/a-talk'],
])('the document at %s opens beside its preview', (path) => {
  expect(documentAt(path)).toMatchObject({ params: { path } })
})

test('no document is missing at the address that turns drafts on', () => {
  expect(documentAt('/api/draft-mode/enable')).toBeUndefined()
})

/** What the first matching route finds, as in the Presentation tool. */
function documentAt(path: string) {
  const origin = 'http://localhost'
  for (const { route, resolve } of mainDocuments) {
    const match = new URLPattern({ pathname: String(route) }).exec(path, origin)
    if (!match) continue
    const params = match.pathname.groups as Record<string, string>
    return resolve?.({ origin, params, path })
  }
  return null
}
