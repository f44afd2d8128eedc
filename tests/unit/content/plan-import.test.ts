import { expect, test } from 'vitest'
import { assetsIn, planImport } from '../../../scripts/content/plan-import.ts'

const NOW = new Date('2026-11-22T12:00:00Z')
const SHA = 'a'.repeat(40)

const release = (changes: object) => ({
  _id: '_.releases.r',
  _type: 'system.release',
  name: 'r',
  metadata: { title: 'Spring' },
  ...changes,
})
const same = (archived: { _id: string; _type: string }, stored: { _id: string; _type: string }) =>
  planImport([archived], new Map([[stored._id, stored]]), NOW).unchanged.length === 1

test('an asset is the same whether it is a file of the export or a reference', () => {
  const archived = (file: string) => ({
    _id: 'a',
    _type: 'page',
    image: { alt: 'A', _sanityAsset: file },
  })
  const stored = (_ref: string) => ({
    _id: 'a',
    _type: 'page',
    _rev: 'r1',
    image: { asset: { _ref, _type: 'reference' }, alt: 'A' },
  })
  const image = archived(`image@file://./images/${SHA}-10x20.png`)
  expect(same(image, stored(`image-${SHA}-10x20-png`))).toBe(true)
  expect(same(image, stored(`image-${SHA}-10x21-png`))).toBe(false)
  expect(assetsIn(image)).toEqual([`image-${SHA}-10x20-png`])
  // The exporter takes an extension with a digit for a part of the name.
  expect(assetsIn(archived(`file@file://./files/${SHA}-mp4.bin`))).toEqual([`file-${SHA}-mp4`])
  expect(assetsIn(archived(`file@file://./files/${SHA}.pdf`))).toEqual([`file-${SHA}-pdf`])
})

test.each([
  ['scheduled', '2026-11-22T11:59:00Z', 'active', true],
  ['scheduled', '2026-11-22T12:01:00Z', 'active', false],
  ['archived', undefined, 'archived', true],
  ['active', undefined, 'published', false],
])('a release that was %s for %s equals one that is %s: %s', (state, publishAt, now, expected) => {
  const archived = release({ state, ...(publishAt && { publishAt }), userId: 'somebody' })
  expect(same(archived, release({ state: now, userId: 'another' }))).toBe(expected)
})
