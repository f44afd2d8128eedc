import { expect, test } from 'vitest'
import { hrefForDocument } from '@/lib/document-path'
import { CONTENT_AREAS } from '@/lib/routes'
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

test('the path prefixes of the Studio are the content areas of the site', () => {
  const prefixes = Object.values(routableTypes).flat()
  expect(prefixes.toSorted()).toEqual(CONTENT_AREAS.map((area) => `/${area}/`).toSorted())
})

test.each([
  ['/pricing'],
  ['/products/reactor'],
  ['/company/careers/an-engineer'],
  ['/resources/webinars-events/a-talk'],
])('the document at %s opens beside its preview', (path) => {
  const length = path.split('/').length
  const resolver = mainDocuments.find(
    ({ route }) => route !== '/' && String(route).split('/').length === length,
  )
  const [area = '', slug = '', item] = path.slice(1).split('/')
  const params: Record<string, string> = item ? { area, slug, item } : { area, slug }
  const found = resolver?.resolve?.({ origin: 'http://localhost', params, path })
  expect(found).toMatchObject({ params: { path } })
})
