import { createSchema } from 'sanity'
import { describe, expect, test } from 'vitest'
import { fieldTitles } from '../../../studio/check-panel/field-titles'
import { brokenLinks, linksOf } from '../../../studio/check-panel/linked-documents'
import { imagesOf, picturesOf, printedSize, totalSize } from '../../../studio/check-panel/pictures'
import { schemaTypes } from '../../../studio/schema/index'
import {
  type AcceptedWarning,
  acceptanceOf,
  unaccepted,
} from '../../../studio/schema/validation/accepted-warnings'
import { COPY_PATHS } from '../../../web/src/sanity/copy-paths.gen'

const accepted: AcceptedWarning = {
  _type: 'acceptedWarning',
  _key: 'a',
  rule: 'text.long-word',
  path: 'sections[_key=="hero"].title',
  message: '“Donau…” has 126 letters.',
  reason: 'A name',
  acceptedBy: 'Ada',
  acceptedAt: '2026-11-22T10:00:00Z',
}
const path = ['sections', { _key: 'hero' }, 'title']
const marker = { level: 'warning', code: 'text.long-word', message: 'Anything.', path } as const

describe('an accepted warning', () => {
  test('is the same rule at the same place', () => {
    expect(acceptanceOf(marker, [accepted])).toBe(accepted)
    expect(acceptanceOf({ ...marker, code: 'text.capitals' }, [accepted])).toBeUndefined()
    expect(acceptanceOf({ ...marker, path: ['title'] }, [accepted])).toBeUndefined()
  })

  test('is recognized by its message where the rule has no code, whatever its figures', () => {
    const message = '“Donau…” has 130 letters.'
    expect(acceptanceOf({ ...marker, code: 'custom', message }, [accepted])).toBe(accepted)
  })

  test('is not missed by tools outside of the Studio, and never hides an error', () => {
    const document = { acceptedWarnings: [accepted] }
    const error = { ...marker, level: 'error' as const }
    expect(unaccepted([marker, error], document)).toEqual([error])
    expect(unaccepted([marker], {})).toEqual([marker])
  })

  test('is not copy of the site', () => {
    expect(Object.values(COPY_PATHS).flat().join()).not.toContain('acceptedWarnings')
  })
})

test('a finding says where it is in the words of the form', () => {
  const type = createSchema({ name: 'default', types: schemaTypes }).get('page')
  const document = {
    sections: [{ _key: 'hero', _type: 'hero', title: 'About us', actions: [{ _key: 'go' }] }],
  }
  if (!type) throw new Error('The schema has no pages.')
  const titles = (...rest: Parameters<typeof fieldTitles>[0]) => fieldTitles(rest, type, document)
  expect(titles('sections', { _key: 'hero' }, 'title')).toEqual([
    'Sections',
    'Hero “About us”',
    'Title',
  ])
  expect(titles('sections', { _key: 'hero' }, 'actions', { _key: 'go' }, 'url')).toEqual([
    'Sections',
    'Hero “About us”',
    'Buttons',
    'Button 1',
    'Link',
  ])
})

test('links are counted, and those that lead nowhere are found', () => {
  const reference = (_ref: string) => ({ _type: 'reference', _ref })
  const url = (value: string) => ({ _type: 'action', target: 'url', url: value })
  const document = {
    published: { document: reference('page-a') },
    draft: { document: reference('page-b') },
    gone: { document: reference('page-c') },
    image: { asset: reference('image-abc-1x1-png') },
    scroll: { _type: 'action', target: 'anchor', anchor: 'plans' },
    typed: url('https://site.example/company/gone'),
    right: url('https://site.example/company/here'),
    other: url('https://www.europol.europa.eu'),
  }
  const links = linksOf(document)
  expect([links.pages.length, links.anchors, links.web.length]).toEqual([3, 1, 3])
  const known = { published: ['page-a'], drafts: ['drafts.page-b'], paths: ['/company/here'] }
  expect(brokenLinks(links, known, 'https://site.example')).toEqual([
    { path: ['draft', 'document'], message: expect.stringMatching('not published yet') },
    { path: ['gone', 'document'], message: expect.stringMatching('no longer exists') },
    { path: ['typed', 'url'], message: expect.stringMatching('no page at /company/gone') },
  ])
})

test('pictures are listed from the heaviest, and a file is counted once', () => {
  const image = (_ref: string) => ({ _type: 'imageWithAlt', asset: { _ref } })
  const images = imagesOf({ a: image('image-a'), b: image('image-b'), c: image('image-a') })
  const asset = { originalFilename: null, width: 1600, height: 900 }
  const pictures = picturesOf(images, [
    { ...asset, _id: 'image-a', size: 1000 },
    { ...asset, _id: 'image-b', size: 5_000_000 },
  ])
  expect(pictures.map(({ path: [field] }) => field)).toEqual(['b', 'a', 'c'])
  expect(totalSize(pictures)).toBe(5_001_000)
  expect([printedSize(900), printedSize(5_000_000)]).toEqual(['1 KB', '4.8 MB'])
})
